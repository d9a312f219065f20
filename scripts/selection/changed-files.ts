import { runCommand } from '../run-command.ts';

/** Likely bases of a branch, most likely first; without any of them only uncommitted changes count. */
const BASES = ['@{upstream}', 'origin/main', 'main'];

export interface ChangedFiles {
  readonly present: readonly string[];
  readonly deleted: readonly string[];
}

/**
 * The difference from the commit at which this branch left its upstream or main: commits, the work tree and new files. Throws outside a
 * repository.
 */
export async function changedFiles(): Promise<ChangedFiles> {
  const since = await mergeBase();
  const [present, added, deleted] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
    git('diff', '--name-only', '--no-renames', '--diff-filter=D', since),
  ]);
  return { present: [...present, ...added].sort(), deleted };
}

async function mergeBase(): Promise<string> {
  for (const base of BASES) {
    const { ok, output } = await runCommand(['git', 'merge-base', 'HEAD', base]);
    if (ok) return output.trim();
  }
  return 'HEAD';
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { ok, output } = await runCommand(['git', '-c', 'core.quotepath=off', ...args]);
  if (!ok) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter((line) => line !== '');
}
