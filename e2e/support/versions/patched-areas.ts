import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, planRelease } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from '../paths.ts';
import { forgeAttestation } from './forge-attestation.ts';

/** A change to the sources of an area: the existing text (none for a new file) and its replacement. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly after: string;
}

const KEY_DIGITS = 12;

/**
 * Builds a copy of an area, changed or as it is, with the real build and returns the folder of the release. Equal sources with equal
 * changes are built once, for all workers and later runs.
 */
export async function buildPatchedArea(area: string, version: string, edits: readonly Edit[] = []): Promise<string> {
  const packageDir = path.join(scratchFolder, `${area}-${version}-${keyOf(area, edits)}`);
  if (!existsSync(packageDir)) copyPatched(area, packageDir, edits);
  for (const former of globSync(path.join(scratchFolder, `${area}-${version}-*`)))
    if (!former.startsWith(packageDir)) rmSync(former, { recursive: true, force: true });
  return forgeAttestation((await buildRelease({ packageDir, version })).dir);
}

function keyOf(area: string, edits: readonly Edit[]): string {
  const { version } = planRelease({ packageDir: path.join(workspaceRoot, area) });
  return createHash('sha256')
    .update(version + JSON.stringify(edits))
    .digest('hex')
    .slice(0, KEY_DIGITS);
}

function copyPatched(area: string, packageDir: string, edits: readonly Edit[]): void {
  const draft = `${packageDir}.${process.pid}`;
  cpSync(path.join(workspaceRoot, area), draft, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|\.types|\.cache|reports)$/.test(source),
  });
  for (const { file, before, after } of edits) apply(path.join(draft, file), before, after);
  // Another worker may have been faster.
  if (existsSync(packageDir)) rmSync(draft, { recursive: true });
  else renameSync(draft, packageDir);
}

function apply(file: string, before: string | undefined, after: string): void {
  if (before === undefined) return writeFileSync(file, after);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!source.includes(before)) throw new Error(`${file} no longer contains ${JSON.stringify(before)}.`);
  writeFileSync(file, source.replace(before, after));
}
