import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from './paths.ts';

const PAGE = 'src/pages/channels.page.tsx';
const STYLESHEET = 'src/ui/edition.module.css';

/** A change to the radio area's sources: the existing text (none: a new file) and its replacement. */
interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly after: string;
}

/** Builds a changed copy of the radio area for real and returns the folder of the release. */
async function buildRadio(version: string, edits: readonly Edit[]): Promise<string> {
  const packageDir = path.join(scratchFolder, `mfe-radio-${version}`);
  rmSync(packageDir, { recursive: true, force: true });
  cpSync(path.join(workspaceRoot, 'mfe-radio'), packageDir, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|\.types|\.cache|reports)$/.test(source),
  });
  for (const { file, before, after } of edits) apply(path.join(packageDir, file), before, after);
  return (await buildRelease({ packageDir, version })).dir;
}

function apply(file: string, before: string | undefined, after: string): void {
  if (before === undefined) return writeFileSync(file, after);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!source.includes(before)) throw new Error(`${file} no longer contains ${JSON.stringify(before)}.`);
  writeFileSync(file, source.replace(before, after));
}

export const SECOND_HEADING = 'Radio, second edition';

/** Another heading (in the lazy chunk) and a stylesheet that outlines the page with this many pixels. */
export function buildSecondEdition(version: string, outlinePx = 7): Promise<string> {
  return buildRadio(version, [
    { file: STYLESHEET, after: `.edition {\n  outline: ${outlinePx}px solid;\n}\n` },
    { file: PAGE, before: 'title="Radio"', after: `title="${SECOND_HEADING}"` },
    { file: PAGE, before: 'return (\n    <>', after: 'return (\n    <div className={edition.edition}>' },
    { file: PAGE, before: '</>\n  );', after: '</div>\n  );' },
    { file: PAGE, before: 'import ', after: "import edition from '../ui/edition.module.css';\nimport " },
  ]);
}

/** Throws while it is evaluated: the module that the entry exposes, or the lazy chunk of the page. */
export function buildThrowingOnEvaluation(version: string, where: 'exposed module' | 'lazy chunk'): Promise<string> {
  const file = where === 'lazy chunk' ? PAGE : 'src/area.ts';
  const after = "if (performance.now() > 0) throw new Error('thrown while evaluated');\nexport ";
  return buildRadio(version, [{ file, before: 'export ', after }]);
}

/** Throws when the page is drawn. */
export function buildThrowingOnRender(version: string): Promise<string> {
  const before = 'return (\n    <>';
  const after = `if (performance.now() > 0) throw new Error('thrown while drawn');\n  ${before}`;
  return buildRadio(version, [{ file: PAGE, before, after }]);
}
