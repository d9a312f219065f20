import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { RenderPiece } from './music-source.ts';
import { makeTrack } from './make-track.ts';
import type { Progress } from './render-in-slices.ts';
import { compareJobs, type RunningJob } from './jobs/running-jobs.ts';
import { prepareEncoder } from './track-encoder.ts';
import type { WorkerReply, WorkerRequest } from './jobs/track-jobs.ts';

/** The rendering thread. It works on the most urgent job, a little at a time. */
type Job = RunningJob & { readonly work: AsyncGenerator<Progress, void, void> };

const jobs: Job[] = [];
let isWorking = false;
let resting: AbortController | undefined;

function reply(message: WorkerReply): void {
  parentPort?.postMessage(message);
}

async function takeTurn(job: Job): Promise<void> {
  const { jobId } = job;
  try {
    const { done, value } = await job.work.next();
    if (done !== true) {
      job.frames = value.frames;
      if (job.priority !== 'background') reply({ type: 'grew', jobId, bytes: value.bytes });
      return;
    }
    reply({ type: 'finished', jobId });
  } catch (error) {
    reply({ type: 'failed', jobId, message: error instanceof Error ? error.message : String(error) });
  }
  drop(job);
}

function drop(job: Job): void {
  if (jobs.includes(job)) jobs.splice(jobs.indexOf(job), 1);
}

/** A job that no one awaits pauses as long as it has worked, so that a small machine stays usable; a request ends the pause. */
async function rest(job: Job, workedMs: number): Promise<void> {
  if (job.priority !== 'background') return nextTurn();
  resting = new AbortController();
  await pause(workedMs, undefined, { signal: resting.signal }).catch(() => undefined);
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

function mostUrgent(): Job | undefined {
  return jobs.toSorted(compareJobs)[0];
}

function cancel(job: Job): void {
  drop(job);
  // It stops at its next yield; if it cannot clean up, the next start does.
  job.work.return().catch(() => undefined);
}

function receive(request: WorkerRequest): void {
  switch (request.type) {
    case 'start': {
      const { jobId, priority } = request.job;
      jobs.push({ jobId, priority, frames: 0, work: makeTrack(request.job, renderPiece) });
      if (!isWorking) void workOff();
      break;
    }
    case 'prioritize': {
      const job = jobs.find(({ jobId }) => jobId === request.jobId);
      if (job !== undefined) job.priority = request.priority;
      break;
    }
    case 'cancel': {
      const job = jobs.find(({ jobId }) => jobId === request.jobId);
      if (job !== undefined) cancel(job);
      break;
    }
  }
  resting?.abort();
}

// Otherwise the first request would wait for it; the first job reports a failure of this preparation.
prepareEncoder().catch(() => undefined);
const renderPiece = await loadRenderer(String(workerData));
// Requests that arrived in the meantime are queued in the port.
parentPort?.on('message', receive);

/** The function that renders pieces, from the module at a URL. Throws when the module does not export `renderPiece`. */
async function loadRenderer(rendererUrl: string): Promise<RenderPiece> {
  const loaded: unknown = await import(rendererUrl);
  if (!isRenderer(loaded)) throw new Error(`The module ${rendererUrl} exports no renderPiece.`);
  return loaded.renderPiece;
}

function isRenderer(loaded: unknown): loaded is { readonly renderPiece: RenderPiece } {
  return typeof loaded === 'object' && loaded !== null && 'renderPiece' in loaded;
}
