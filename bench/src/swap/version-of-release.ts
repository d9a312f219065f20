import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltRelease } from '@afterglow/shared-build';
import { RELEASE_MANIFEST_FILE, type ReleaseFile, type ReleaseManifest } from '@afterglow/shared-contracts';

/**
 * The same release as another version: its version and federation name are replaced wherever they occur, in code and manifest, as a build
 * of that version would have them. Writes it to `dir`.
 */
export function writeAsVersion({ dir: from, manifest }: BuiltRelease, version: string, dir: string): void {
  const renamed = renaming(manifest.version, version);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const files = manifest.files.map((file) => {
    const bytes = readFileSync(path.join(from, file.path));
    const content = isText(file.path) ? Buffer.from(renamed(bytes.toString('utf8'))) : bytes;
    writeFileSync(path.join(dir, file.path), content);
    return describe(file.path, content);
  });
  const next: ReleaseManifest = { ...(JSON.parse(renamed(JSON.stringify(manifest))) as ReleaseManifest), files };
  writeFileSync(path.join(dir, RELEASE_MANIFEST_FILE), `${JSON.stringify(next, null, 2)}\n`);
}

function renaming(from: string, to: string): (text: string) => string {
  const inNames = (version: string): string => version.replaceAll(/\W/g, '_');
  return (text) => text.replaceAll(from, to).replaceAll(inNames(from), inNames(to));
}

function isText(file: string): boolean {
  return /\.(js|css|json)$/.test(file);
}

function describe(file: string, content: Buffer): ReleaseFile {
  const hash = createHash('sha384').update(content).digest('base64');
  return { path: file, sizeBytes: content.length, integrity: `sha384-${hash}` };
}
