import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { currentProcess, isRunning, statOf } from './process-identity.ts';

/** It is quick; this limit replaces a hang with a failure. */
const MAX_LOOKS = 100_000;

test('this process runs, and another one that once had its PID does not', () => {
  expect(isRunning(currentProcess())).toBe(true);
  expect(isRunning({ ...currentProcess(), startMark: 'earlier' })).toBe(false);
});

test('a dead process that its parent has not reaped does not run', async () => {
  // exec replaces the shell with a program that never reaps its child.
  const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 20'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(printed.toString());
  for (let tries = 0; statOf(pid)[0] !== 'Z' && tries < MAX_LOOKS; tries += 1) await new Promise(setImmediate);
  expect(statOf(pid)[0]).toBe('Z');
  expect(isRunning({ pid, startMark: statOf(pid)[19] ?? '' })).toBe(false);
  parent.kill();
});
