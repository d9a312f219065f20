import { readFileSync } from 'node:fs';

/** On Linux, whatever the machine, the kernel reports processor time in hundredths of a second. */
const TICK_MS = 10;
const NS_PER_MS = 1e6;
/** Indexes in /proc/<pid>/stat after the name, which may contain spaces. */
const [USER_TICKS, SYSTEM_TICKS] = [11, 12];

export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS]) + Number(fields[SYSTEM_TICKS])) * TICK_MS;
}

/** Time so far in which its main thread was ready to run and had to wait for a processor. */
export function waitedMs(pid: number): number {
  const [, waitedNs] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(waitedNs) / NS_PER_MS;
}

export function memoryKb(pid: number): number {
  const [, size] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(size);
}

/** The maximum of open files and connections of an own process. */
export function openFilesLimit(): number {
  const [, soft] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(soft);
}

/** Throws with instructions when not enough connections can be open. */
export function requireOpenFiles(wanted: number): void {
  const limit = openFilesLimit();
  if (limit < wanted) throw new Error(`Only ${limit} files may be open: run "ulimit -n ${wanted}" first.`);
}
