import { readFileSync } from 'node:fs';
import { errorCodeOf } from '../errors/error-text.ts';

/** A process as a lock file names it. `startMark` tells apart two processes that had the same pid. */
export type ProcessIdentity = { readonly pid: number; readonly startMark: string };

export function currentProcess(): ProcessIdentity {
  return { pid: process.pid, startMark: startMarkOf(process.pid) };
}

/** Whether the very process that wrote this identity still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return isPidInUse(identity.pid) && startMarkOf(identity.pid) === identity.startMark;
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

/** The start time from /proc, in clock ticks since boot; empty where there is no /proc, and the pid alone decides. */
function startMarkOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The second field is the command in brackets and may hold anything; start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
