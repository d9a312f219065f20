import { Worker } from 'node:worker_threads';
import type { JobPriority, TrackJob, WorkerReply, WorkerRequest } from './track-jobs.ts';

type Assigned = {
  priority: JobPriority;
  readonly onGrown: (bytes: number) => void;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};
type Lane = { worker: Worker | undefined; readonly jobs: Map<number, Assigned> };

/** Threads that make tracks. A thread takes a second job only when a listener waits for it and not yet for the first. */
export interface WorkerPool {
  hasRoomFor(priority: JobPriority): boolean;
  /** Resolves when the job is done; `onGrown` hears how many bytes of its file exist. */
  run(job: TrackJob, onGrown: (bytes: number) => void): Promise<void>;
  raise(jobId: number, priority: JobPriority): void;
  close(): Promise<void>;
}

function canTake(lane: Lane, priority: JobPriority): boolean {
  if (lane.jobs.size === 0) return true;
  return priority === 'now' && lane.jobs.size === 1 && [...lane.jobs.values()].every((job) => job.priority !== 'now');
}

export function createWorkerPool(threads: number): WorkerPool {
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
    const worker = new Worker(new URL('track-worker.ts', import.meta.url));
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
      const lane = lanes.find(({ jobs }) => jobs.size === 0) ?? lanes.find((each) => canTake(each, job.priority));
      if (lane === undefined) throw new Error('Every thread that makes tracks is busy.');
      return new Promise((resolve, reject) => {
        lane.jobs.set(job.jobId, { priority: job.priority, onGrown, resolve, reject });
        send(lane, { type: 'start', job });
      });
    },
    raise(jobId, priority) {
      const lane = lanes.find(({ jobs }) => jobs.has(jobId));
      const assigned = lane?.jobs.get(jobId);
      if (lane === undefined || assigned === undefined) return;
      assigned.priority = priority;
      send(lane, { type: 'raise', jobId, priority });
    },
    close: async () => {
      await Promise.all(lanes.flatMap(({ worker }) => (worker === undefined ? [] : [worker.terminate()])));
    },
  };
}
