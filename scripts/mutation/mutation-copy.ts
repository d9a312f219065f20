import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

const LEFT_OUT = new Set(['node_modules', '.types', 'reports', 'dist', '.cache']);

/** Copies the packages to be mutated; all their other imports are the workspace's own. Returns the folder. */
export function copyPackages(folders: readonly string[]): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'afterglow-mutation-')); // Jest would ignore its tests below a hidden folder
  symlinkSync(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  for (const folder of folders) {
    const [from, to] = [path.join(WORKSPACE_ROOT, folder), path.join(copy, folder)];
    cpSync(from, to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
    symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  }
  return copy;
}
