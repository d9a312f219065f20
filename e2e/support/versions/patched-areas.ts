import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildRelease } from '@afterglow/shared-build';
import { scratchFolder, workspaceRoot } from '../paths.ts';
import { forgeAttestation } from './forge-attestation.ts';

/** A change to the sources of an area: the existing text (none for a new file) and its replacement. */
export interface Edit {
  readonly file: string;
  readonly before?: string;
  readonly after: string;
}

/** Builds a copy of an area, changed or as it is, with the real build and returns the folder of the release. */
export async function buildPatchedArea(area: string, version: string, edits: readonly Edit[] = []): Promise<string> {
  const packageDir = path.join(scratchFolder, `${area}-${version}`);
  rmSync(packageDir, { recursive: true, force: true });
  cpSync(path.join(workspaceRoot, area), packageDir, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|\.types|\.cache|reports)$/.test(source),
  });
  for (const { file, before, after } of edits) apply(path.join(packageDir, file), before, after);
  return forgeAttestation((await buildRelease({ packageDir, version })).dir);
}

function apply(file: string, before: string | undefined, after: string): void {
  if (before === undefined) return writeFileSync(file, after);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (!source.includes(before)) throw new Error(`${file} no longer contains ${JSON.stringify(before)}.`);
  writeFileSync(file, source.replace(before, after));
}
