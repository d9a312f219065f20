import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const TEST_FILE = /\.(test|spec)\.tsx?$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.types', '.cache', '.data', '.git']);
const TITLE_ID = /\[([A-Z]+-\d{3})\]/g;

export interface UnknownId {
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
}

/** IDs in test titles that the acceptance catalog lacks: they prove nothing. */
export function unknownIds(root: string): readonly UnknownId[] {
  const known = catalogIds(path.join(root, 'docs/spec/catalogue.yaml'));
  return testFiles(root).flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(TITLE_ID)]
      .map(([, id = '']) => ({ id, file }))
      .filter(({ id }) => !known.has(id)),
  );
}

function catalogIds(file: string): ReadonlySet<string> {
  return new Set([...readFileSync(file, 'utf8').matchAll(/^- id: (\S+)/gm)].map(([, id = '']) => id));
}

function testFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : testFiles(root, file);
    return TEST_FILE.test(entry.name) ? [file] : [];
  });
}
