import { spawnSync } from 'node:child_process';

/** The commit of a folder's sources; null outside a repository. */
export function gitCommit(dir: string): string | null {
  const result = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: dir, encoding: 'utf8' });
  return result.status === 0 ? result.stdout.trim() : null;
}
