import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';

/** Not below a hidden folder: Jest would ignore its tests. */
const COPY_DIR = path.join(tmpdir(), 'afterglow-mutation');

const LEFT_OUT = new Set(['node_modules', '.types', 'reports', 'dist', '.cache']);

/** A copy of the packages that may be spoilt: everything that they import from elsewhere is the workspace's own. Hands back where. */
export function copyPackages(folders: readonly string[]): string {
  rmSync(COPY_DIR, { recursive: true, force: true });
  mkdirSync(COPY_DIR);
  symlinkSync(path.join(WORKSPACE_ROOT, 'node_modules'), path.join(COPY_DIR, 'node_modules'));
  for (const folder of folders) {
    const [from, to] = [path.join(WORKSPACE_ROOT, folder), path.join(COPY_DIR, folder)];
    cpSync(from, to, { recursive: true, filter: (file) => !LEFT_OUT.has(path.basename(file)) });
    symlinkSync(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  }
  return COPY_DIR;
}
