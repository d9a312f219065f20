import { readFileSync } from 'node:fs';
import { errorCodeOf } from '../errors/error-text.ts';

/** A process as named in a lock file. `startMark` distinguishes two processes that had the same pid. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startMark: string;
}

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, startMark: startMarkOf(process.pid) };
}

/** Whether the exact process that wrote this identity still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return isPidInUse(identity.pid) && !isDead(identity.pid) && startMarkOf(identity.pid) === identity.startMark;
}

function isPidInUse(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs and belongs to another user.
    return errorCodeOf(error) === 'EPERM';
  }
}

/** A killed process keeps its PID until its parent has reaped it, which the init process of some containers never does. */
function isDead(pid: number): boolean {
  return ['Z', 'X'].includes(statOf(pid)[0] ?? '');
}

/** The start time in clock ticks since boot; empty without /proc, and then the pid alone decides. */
function startMarkOf(pid: number): string {
  return statOf(pid)[19] ?? '';
}

/** The fields of /proc/<pid>/stat from the third on (state, parent, ...); none without /proc. */
export function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is the command in brackets and may contain anything.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
