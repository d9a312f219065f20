import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { attestedManifestSchema } from '@afterglow/shared-registry-contracts';
import { buildPatchedArea } from './patched-areas.ts';
import { forgeAttestation } from './forge-attestation.ts';

const AREA = 'mfe-radio';
const PAGE = 'src/pages/channels.page.tsx';
const STYLESHEET = 'src/ui/edition.module.css';

export const SECOND_HEADING = 'Radio, second edition';

/** Another heading (in the lazy chunk) and a stylesheet that outlines the page with this many pixels. */
export function buildPatchedRadio(version: string, outlinePx = 7): Promise<string> {
  return buildPatchedArea(AREA, version, [
    { file: STYLESHEET, after: `.edition {\n  outline: ${outlinePx}px solid;\n}\n` },
    { file: PAGE, before: 'title="Radio"', after: `title="${SECOND_HEADING}"` },
    { file: PAGE, before: 'return (\n    <>', after: 'return (\n    <div className={edition.edition}>' },
    { file: PAGE, before: '</>\n  );', after: '</div>\n  );' },
    { file: PAGE, before: 'import ', after: "import edition from '../ui/edition.module.css';\nimport " },
  ]);
}

/** Throws on evaluation: the module that the entry exposes, or the lazy chunk of the page. */
export function buildThrowingOnEvaluation(version: string, where: 'exposed module' | 'lazy chunk'): Promise<string> {
  const file = where === 'lazy chunk' ? PAGE : 'src/area.ts';
  const after = "if (performance.now() > 0) throw new Error('thrown while evaluated');\nexport ";
  return buildPatchedArea(AREA, version, [{ file, before: 'export ', after }]);
}

/** Its entry, webpack's container, starts with this code; its hash matches the changed file. */
export async function buildWithEntry(version: string, code: string): Promise<string> {
  // The file only tells this release from one with another entry.
  const folder = await buildPatchedArea(AREA, version, [{ file: 'entry.txt', after: code }]);
  const manifestFile = path.join(folder, RELEASE_MANIFEST_FILE);
  const manifest = attestedManifestSchema.parse(JSON.parse(readFileSync(manifestFile, 'utf8')));
  if (manifest.kind !== 'remote') throw new Error(`${folder} is not of an area.`);
  const entry = path.join(folder, manifest.entry);
  const built = readFileSync(entry, 'utf8');
  if (built.startsWith(code)) return folder;
  const bytes = Buffer.from(`${code}\n${built}`);
  writeFileSync(entry, bytes);
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const files = manifest.files.map((file) =>
    file.path === manifest.entry ? { ...file, sizeBytes: bytes.length, integrity } : file,
  );
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, files }));
  return forgeAttestation(folder);
}

export function buildThrowingOnRender(version: string): Promise<string> {
  const before = 'return (\n    <>';
  const after = `if (performance.now() > 0) throw new Error('thrown while drawn');\n  ${before}`;
  return buildPatchedArea(AREA, version, [{ file: PAGE, before, after }]);
}

/** Renders at first, and throws when it renders again later. */
export function buildThrowingLater(version: string, afterMs = 1500): Promise<string> {
  const before = 'return (\n    <>';
  const after = [
    'const [isBroken, setBroken] = useState(false);',
    'useEffect(() => {',
    `  const timer = setTimeout(() => setBroken(true), ${afterMs});`,
    '  return () => clearTimeout(timer);',
    '}, []);',
    "if (isBroken) throw new Error('thrown later');",
    before,
  ].join('\n  ');
  return buildPatchedArea(AREA, version, [
    { file: PAGE, before, after },
    { file: PAGE, before: 'import ', after: "import { useEffect, useState } from 'react';\nimport " },
  ]);
}

/** Suspends forever: its page never appears. */
export function buildSuspending(version: string): Promise<string> {
  const before = 'return (\n    <>';
  return buildPatchedArea(AREA, version, [
    { file: PAGE, before, after: `use((window.endless ??= new Promise(() => {})));\n  ${before}` },
    { file: PAGE, before: 'import ', after: "import { use } from 'react';\nimport " },
  ]);
}

/** Renders endlessly: the whole tab hangs. */
export function buildHanging(version: string): Promise<string> {
  const before = 'return (\n    <>';
  return buildPatchedArea(AREA, version, [
    { file: PAGE, before, after: `while (performance.now() > 0);\n  ${before}` },
  ]);
}

/**
 * Works, and after some seconds waits synchronously, without using the processor, for a response of this URL: until then the whole tab
 * hangs. The hang watch has started by then.
 */
export function buildWaitingFor(version: string, address: string): Promise<string> {
  return buildWithEffect(version, [
    'const timer = setTimeout(() => {',
    '  const request = new XMLHttpRequest();',
    `  request.open('GET', '${address}', false);`,
    '  request.send();',
    '}, 3000);',
    'return () => clearTimeout(timer);',
  ]);
}

export function buildThrowingInTimer(version: string, afterMs = 3000): Promise<string> {
  return buildWithEffect(version, [
    'const timer = setTimeout(() => {',
    "  throw new Error('thrown in a timer');",
    `}, ${afterMs});`,
    'return () => clearTimeout(timer);',
  ]);
}

export function buildDrawingEndlessly(version: string): Promise<string> {
  return buildWithEffect(version, ['setTurn(turn + 1);']);
}

function buildWithEffect(version: string, lines: readonly string[]): Promise<string> {
  const before = 'return (\n    <>';
  const after = ['const [turn, setTurn] = useState(0);', 'useEffect(() => {', ...lines, '}, [turn]);', before].join(
    '\n  ',
  );
  return buildPatchedArea(AREA, version, [
    { file: PAGE, before, after },
    { file: PAGE, before: 'import ', after: "import { useEffect, useState } from 'react';\nimport " },
  ]);
}

/** Never reports its mount, and renders nothing. */
export function buildNeverMounting(version: string): Promise<string> {
  const before = 'export const remote = ';
  const after = `const lifecycles = { mount: () => new Promise<void>(() => {}), unmount: async () => {} };\n${before}`;
  return buildPatchedArea(AREA, version, [
    { file: 'src/area.ts', before, after: `${after}Object.assign(` },
    { file: 'src/area.ts', before: '});\n', after: '}), { lifecycles });\n' },
  ]);
}
