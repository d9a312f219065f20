import { runCommand } from './run-command.ts';

/** The files that git reports as changed or new; undefined outside a repository. Empty on a fresh clone. */
export async function workTreeState(): Promise<string | undefined> {
  const { ok, output } = await runCommand(['git', 'status', '--porcelain']);
  return ok ? output : undefined;
}
