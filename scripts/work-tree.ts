import { runCommand } from './run-command.ts';

/** What git reports as changed or new; undefined outside a repository. On a fresh clone it is empty. */
export async function workTreeState(): Promise<string | undefined> {
  const { ok, output } = await runCommand(['git', 'status', '--porcelain']);
  return ok ? output : undefined;
}
