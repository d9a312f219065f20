import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'afterglow-test-';
/** Several times the data of a run; the rest is for its processes. */
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * Puts the temporary files of this process, and of all that it starts, into memory if there is room. Tests create and delete thousands of
 * small files, databases above all, and a disk needs ten times as much processor time for them.
 */
export function moveTempFilesToMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return;
  removeLeftBehind();
  if (!hasRoom()) return;
  const folder = mkdtempSync(path.join(MEMORY, `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o711); // PostgreSQL runs as another user
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Leftovers of this user's killed runs; another user's cannot be removed, and must not stop this one. */
function removeLeftBehind(): void {
  for (const name of readdirSync(MEMORY).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = path.join(MEMORY, name);
    if (statSync(folder, { throwIfNoEntry: false })?.uid !== process.getuid?.()) continue;
    if (!isRunning(Number.parseInt(name.slice(PREFIX.length), 10))) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function hasRoom(): boolean {
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, process.availableMemory()) > NEEDED_BYTES;
}
