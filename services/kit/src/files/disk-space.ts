import { statfs } from 'node:fs/promises';
import { errorText } from '../errors/error-text.ts';
import { isOutOfSpace } from '../errors/out-of-space.ts';
import { StartupError, type StartupErrorCode } from '../errors/startup-error.ts';
import type { ReadinessCheck } from '../health/readiness.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** With less, the embedded database can't add to its log, and an upload doesn't fit. */
const FULL_BELOW_BYTES = 8 * 1024 * 1024;

/** Starts that fail for other reasons know them. */
const MAY_BE_SPACE: ReadonlySet<StartupErrorCode> = new Set(['database-unreachable', 'migration-refused']);

/** The bytes that may still be written to a folder's disk. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function isFull(folder: string): Promise<boolean> {
  return (await freeBytes(folder)) < FULL_BELOW_BYTES;
}

/** Fails while the folder's disk is full, which is this machine's own problem. */
export function diskCheck(folder: string): ReadinessCheck {
  return {
    name: 'disk',
    async run() {
      if (await isFull(folder)) throw new Error(`The disk of ${folder} is full.`);
    },
  };
}

/** Throws a StartupError while the folder's disk is full. */
export async function requireSpace(folder: string): Promise<void> {
  if (await isFull(folder)) throw outOfSpace(`The disk of ${folder} is full.`);
}

/** What follows from a full disk seldom says so: a start's error, or instead of it that a disk is full. */
export async function explainFailure(folder: string, error: unknown): Promise<unknown> {
  if (error instanceof StartupError && !MAY_BE_SPACE.has(error.code)) return error;
  if (await isFull(folder).catch(() => false)) return outOfSpace(`The disk of ${folder} is full.`, error);
  return isOutOfSpace(error) ? outOfSpace(`A disk is full (${errorText(error)}).`, error) : error;
}

function outOfSpace(what: string, cause?: unknown): StartupError {
  return new StartupError('out-of-space', `${what} Your data is safe. Free some space there, then start again.`, {
    cause,
  });
}

/** Adds how many bytes are free on the disk of the data folder. */
export function measureDisk(metrics: Metrics, folder: string): void {
  metrics.gauge({
    name: 'disk_free_bytes',
    help: 'Bytes that may still be written to the disk of the data folder.',
    read: async () => [{ value: await freeBytes(folder) }],
  });
}
