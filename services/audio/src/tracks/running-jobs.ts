import { FRAME_DURATION_MS } from './mp3-format.ts';
import { comparePriorities } from './track-jobs.ts';
import type { JobPriority } from './track-jobs.ts';

/** A job that has been begun. */
export interface RunningJob {
  readonly jobId: number;
  priority: JobPriority;
  frames: number;
}

/** So much of a piece is made before anybody else's is made to its end. */
const BEGINNING_MS = 20_000;
const BEGINNING_FRAMES = BEGINNING_MS / FRAME_DURATION_MS;

function isBeginning({ frames }: RunningJob): boolean {
  return frames < BEGINNING_FRAMES;
}

/**
 * Which job comes first, for sorting: the more urgent one; of these one whose beginning is not made yet, for its listener
 * hears nothing so far; of these the older one.
 */
export function compareJobs(first: RunningJob, second: RunningJob): number {
  return (
    comparePriorities(first.priority, second.priority) ||
    Number(isBeginning(second)) - Number(isBeginning(first)) ||
    first.jobId - second.jobId
  );
}
