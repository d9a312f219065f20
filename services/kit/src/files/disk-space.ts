import { statfs } from 'node:fs/promises';
import { isOutOfSpace } from '../errors/out-of-space.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { ReadinessCheck } from '../health/readiness.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** With less, the embedded database can't add to its log, and an upload doesn't fit. */
const FULL_BELOW_BYTES = 8 * 1024 * 1024;

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
  if (await isFull(folder)) throw outOfSpace(folder);
}

/** What follows from a full disk seldom says so: the error of a failed start, or that the folder's disk is full. */
export async function explainFailure(folder: string, error: unknown): Promise<unknown> {
  const isExplained = error instanceof StartupError && error.code !== 'database-unreachable';
  if (isExplained) return error;
  const isFullNow = isOutOfSpace(error) || (await isFull(folder).catch(() => false));
  return isFullNow ? outOfSpace(folder, error) : error;
}

function outOfSpace(folder: string, cause?: unknown): StartupError {
  return new StartupError(
    'out-of-space',
    `The disk of ${folder} is full. Your data is safe. Free some space there, then start again.`,
    { cause },
  );
}

/** Adds how many bytes are free on the disk of the data folder. */
export function measureDisk(metrics: Metrics, folder: string): void {
  metrics.gauge({
    name: 'disk_free_bytes',
    help: 'Bytes that may still be written to the disk of the data folder.',
    read: async () => [{ value: await freeBytes(folder) }],
  });
}
