import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { rounded } from '../results/statistics.ts';

const MS_PER_SECOND = 1000;

/** Runs a script of the workspace with this Node and returns how long that took, in seconds. Throws with its last output when it fails. */
export async function timedCommand(args: readonly string[]): Promise<number> {
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, args, { cwd: WORKSPACE_ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  const words: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${args.join(' ')} failed:\n${words.join('').slice(-2000)}`);
  return rounded((performance.now() - startedAtMs) / MS_PER_SECOND, 1);
}
