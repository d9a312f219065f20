import type { ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/**
 * Gives the session of a detached process the niceness of that process. Linux first divides the processor between sessions, and a browser
 * that a test starts is a separate one: the priorities within another session do not affect it.
 */
export function lowerSessionPriority({ pid }: ChildProcess, niceness: number): void {
  try {
    if (pid !== undefined) writeFileSync(`/proc/${pid}/autogroup`, String(niceness));
  } catch {
    // This system has no session priorities.
  }
}

/** Ctrl+C reaches the terminal's own session only: a detached process is killed when this one ends. */
export function killWithParent(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  const end = (): void => {
    process.kill(-pid);
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}
