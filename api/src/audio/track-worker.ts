import os from 'node:os';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { makeTrack } from './make-track.ts';
import { comparePriorities } from './track-jobs.ts';
import type { JobPriority, WorkerReply, WorkerRequest } from './track-jobs.ts';

/** The thread that makes tracks. It works on the most urgent job, a little at a time. */
type RunningJob = { readonly jobId: number; priority: JobPriority; readonly work: AsyncGenerator<void, void, void> };

const BACKGROUND_PAUSE_MS = 4;
const NICE = 5;

const jobs: RunningJob[] = [];
let isWorking = false;

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

/** On Linux niceness belongs to a thread: this lowers the worker alone. Elsewhere it would slow the whole service down. */
function stepBack(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(NICE);
  } catch {
    // Not allowed here: the pauses between turns have to do.
  }
}

async function takeTurn(job: RunningJob): Promise<void> {
  try {
    const { done } = await job.work.next();
    if (done !== true) return;
    reply({ type: 'finished', jobId: job.jobId });
  } catch (error) {
    reply({ type: 'failed', jobId: job.jobId, message: error instanceof Error ? error.message : String(error) });
  }
  jobs.splice(jobs.indexOf(job), 1);
}

async function workOff(): Promise<void> {
  isWorking = true;
  for (let job = mostUrgent(); job !== undefined; job = mostUrgent()) {
    await takeTurn(job);
    await (job.priority === 'background' ? pause(BACKGROUND_PAUSE_MS) : nextTurn());
  }
  isWorking = false;
}

function mostUrgent(): RunningJob | undefined {
  return jobs.toSorted((first, second) => comparePriorities(first.priority, second.priority))[0];
}

function receive(request: WorkerRequest): void {
  switch (request.type) {
    case 'start': {
      const { jobId, priority } = request.job;
      jobs.push({ jobId, priority, work: makeTrack(request.job) });
      if (!isWorking) void workOff();
      break;
    }
    case 'raise': {
      const job = jobs.find(({ jobId }) => jobId === request.jobId);
      if (job !== undefined) job.priority = request.priority;
      break;
    }
  }
}

stepBack();
parentPort?.on('message', receive);
