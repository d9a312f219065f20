import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { makeTrack } from './make-track.ts';
import { comparePriorities } from './track-jobs.ts';
import type { JobPriority, WorkerReply, WorkerRequest } from './track-jobs.ts';

/** The thread that makes tracks. It works on the most urgent job, a little at a time. */
type RunningJob = { readonly jobId: number; priority: JobPriority; readonly work: AsyncGenerator<number, void, void> };

const jobs: RunningJob[] = [];
let isWorking = false;

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

async function takeTurn(job: RunningJob): Promise<void> {
  const { jobId } = job;
  try {
    const { done, value } = await job.work.next();
    if (done !== true) {
      if (job.priority !== 'background') reply({ type: 'grew', jobId, bytes: value });
      return;
    }
    reply({ type: 'finished', jobId });
  } catch (error) {
    reply({ type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) });
  }
  jobs.splice(jobs.indexOf(job), 1);
}

/** For whom nobody waits it rests as long as it has worked, so that a small machine stays usable. */
async function rest(job: RunningJob, workedMs: number): Promise<void> {
  if (job.priority === 'background') await pause(workedMs);
  else await nextTurn();
}

async function workOff(): Promise<void> {
  isWorking = true;
  for (let job = mostUrgent(); job !== undefined; job = mostUrgent()) {
    const startMs = performance.now();
    await takeTurn(job);
    await rest(job, performance.now() - startMs);
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

parentPort?.on('message', receive);
