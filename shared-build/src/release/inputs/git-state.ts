import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { WorkspacePackage } from '../../workspace/packages.ts';
import { buildInputs } from './input-files.ts';

/** The commit of a build's sources, and whether they have uncommitted changes. */
export interface GitState {
  readonly commit: string | null;
  readonly hasLocalChanges?: boolean;
}

/** The git state of the build's inputs; without a commit outside a repository. */
export function gitState(one: WorkspacePackage): GitState {
  const commit = git(one.dir, 'rev-parse', 'HEAD');
  if (commit === undefined) return { commit: null };
  const read = buildInputs(one).flatMap(({ dir, files }) => files.map(({ file }) => path.join(dir, file)));
  const folders = [...new Set(read.map((file) => path.dirname(file)))];
  const changes = git(one.dir, 'status', '--porcelain', '--untracked-files=all', '--', ...folders);
  return changes === undefined ? { commit } : { commit, hasLocalChanges: changes !== '' };
}

function git(dir: string, ...args: readonly string[]): string | undefined {
  const result = spawnSync('git', args, { cwd: dir, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
