import { Worker } from 'node:worker_threads';
import type { JobPriority, TrackJob, WorkerReply, WorkerRequest } from './jobs/track-jobs.ts';

interface Assigned {
  priority: JobPriority;
  readonly onGrown: (bytes: number) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}
interface Lane {
  worker: Worker | undefined;
  readonly jobs: Map<number, Assigned>;
}

/** The maximum of jobs with waiting listeners per thread: each holds the audio of its piece in memory. */
const MAX_URGENT_JOBS = 8;

/** The rendering threads. A thread accepts a second job only for a waiting listener. */
export interface WorkerPool {
  hasRoomFor(priority: JobPriority): boolean;
  /** Resolves when the job is done; `onGrown` is called with the number of bytes in its file. */
  run(job: TrackJob, onGrown: (bytes: number) => void): Promise<void>;
  prioritise(jobId: number, priority: JobPriority): void;
  /** Abandons a job: its promise rejects, and its output is deleted. */
  cancel(jobId: number): void;
  start(): void;
  close(): Promise<void>;
}

function canTake(lane: Lane, priority: JobPriority): boolean {
  if (lane.jobs.size === 0) return true;
  const urgent = [...lane.jobs.values()].filter((job) => job.priority === 'now');
  return priority === 'now' && urgent.length < MAX_URGENT_JOBS;
}

/** `rendererUrl` is the URL of the rendering module, see `MusicSource`. */
export function createWorkerPool(threads: number, rendererUrl: string): WorkerPool {
  const lanes: Lane[] = Array.from({ length: threads }, () => ({ worker: undefined, jobs: new Map() }));

  function receive(lane: Lane, message: WorkerReply): void {
    const assigned = lane.jobs.get(message.jobId);
    if (message.type === 'grew') {
      assigned?.onGrown(message.bytes);
      return;
    }
    lane.jobs.delete(message.jobId);
    if (message.type === 'finished') assigned?.resolve();
    else assigned?.reject(new Error(message.message));
    if (lane.jobs.size === 0) lane.worker?.unref();
  }

  function fail(lane: Lane, reason: Error): void {
    lane.worker = undefined;
    for (const assigned of lane.jobs.values()) assigned.reject(reason);
    lane.jobs.clear();
  }

  function startWorker(lane: Lane): Worker {
    const worker = new Worker(new URL('track-worker.ts', import.meta.url), { workerData: rendererUrl });
    worker.on('message', (message: WorkerReply) => receive(lane, message));
    worker.on('error', (error: Error) => fail(lane, error));
    worker.on('exit', () => fail(lane, new Error('The thread that makes tracks has ended.')));
    lane.worker = worker;
    return worker;
  }

  function send(lane: Lane, request: WorkerRequest): void {
    const worker = lane.worker ?? startWorker(lane);
    worker.ref();
    worker.postMessage(request);
  }

  return {
    hasRoomFor: (priority) => lanes.some((lane) => canTake(lane, priority)),
    run(job, onGrown) {
      const [lane] = lanes.filter((each) => canTake(each, job.priority)).sort((a, b) => a.jobs.size - b.jobs.size);
      if (lane === undefined) throw new Error('Every thread that makes tracks is busy.');
      return new Promise((resolve, reject) => {
        lane.jobs.set(job.jobId, { priority: job.priority, onGrown, resolve, reject });
        send(lane, { type: 'start', job });
      });
    },
    prioritise(jobId, priority) {
      const lane = lanes.find(({ jobs }) => jobs.has(jobId));
      const assigned = lane?.jobs.get(jobId);
      if (lane === undefined || assigned === undefined) return;
      assigned.priority = priority;
      send(lane, { type: 'prioritize', jobId, priority });
    },
    cancel(jobId) {
      const lane = lanes.find(({ jobs }) => jobs.has(jobId));
      const assigned = lane?.jobs.get(jobId);
      if (lane === undefined || assigned === undefined) return;
      send(lane, { type: 'cancel', jobId });
      lane.jobs.delete(jobId);
      if (lane.jobs.size === 0) lane.worker?.unref();
      assigned.reject(new Error('Nobody is waiting for this track any longer.'));
    },
    start() {
      for (const lane of lanes) {
        const worker = lane.worker ?? startWorker(lane);
        if (lane.jobs.size === 0) worker.unref();
      }
    },
    close: async () => {
      await Promise.all(lanes.flatMap(({ worker }) => (worker === undefined ? [] : [worker.terminate()])));
    },
  };
}
