import { FRAME_DURATION_MS } from '../mp3-format.ts';
import { comparePriorities, type JobPriority } from './track-jobs.ts';

export interface RunningJob {
  readonly jobId: number;
  priority: JobPriority;
  frames: number;
}

/** This much of a piece is rendered before another piece is completed. */
const BEGINNING_MS = 20_000;
const BEGINNING_FRAMES = BEGINNING_MS / FRAME_DURATION_MS;

function isBeginning({ frames }: RunningJob): boolean {
  return frames < BEGINNING_FRAMES;
}

/**
 * Sorts jobs: first the more urgent one; then one without its first seconds, because its listener hears nothing so far; then the older
 * one.
 */
export function compareJobs(first: RunningJob, second: RunningJob): number {
  return (
    comparePriorities(first.priority, second.priority) ||
    Number(isBeginning(second)) - Number(isBeginning(first)) ||
    first.jobId - second.jobId
  );
}
