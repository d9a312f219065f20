import { spawnSync } from 'node:child_process';

/** The commit that a folder's sources are of; null outside of a repository. */
export function gitCommit(dir: string): string | null {
  const result = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}
