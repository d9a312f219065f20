import type { Track } from '../synthesis/track-library.ts';
import type { JobPriority, TrackJobKind } from './track-jobs.ts';
import { comparePriorities } from './track-jobs.ts';
import type { WorkerPool } from './worker-pool.ts';

type Request = {
  readonly jobId: number;
  readonly track: Track;
  readonly kind: TrackJobKind;
  priority: JobPriority;
  readonly growth: Set<GrowthListener>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

/** Hears how many bytes of a track's unfinished file exist. */
export type GrowthListener = (bytes: number) => void;

/** Hands jobs to the threads, the most urgent first; the same job asked for twice is done once. */
export interface JobQueue {
  request(track: Track, kind: TrackJobKind, priority: JobPriority, onGrown?: GrowthListener): Promise<void>;
  close(): Promise<void>;
}

export function createJobQueue(pool: WorkerPool, folder: string): JobQueue {
  const open = new Map<string, Request>();
  const waiting: Request[] = [];
  let lastJobId = 0;
  let isClosed = false;

  function nextRequest(): Request | undefined {
    waiting.sort((first, second) => comparePriorities(first.priority, second.priority) || first.jobId - second.jobId);
    const [first] = waiting;
    return first !== undefined && pool.hasRoomFor(first.priority) ? waiting.shift() : undefined;
  }

  function dispatch(): void {
    for (let next = nextRequest(); next !== undefined && !isClosed; next = nextRequest()) start(next);
  }

  function start(request: Request): void {
    const { jobId, track, kind, priority } = request;
    void pool
      .run({ jobId, track, kind, folder, priority }, (bytes) => {
        for (const listener of request.growth) listener(bytes);
      })
      .then(request.resolve, request.reject)
      .finally(() => {
        open.delete(keyOf(track, kind));
        dispatch();
      });
  }

  function raise(request: Request, priority: JobPriority): void {
    if (comparePriorities(priority, request.priority) >= 0) return;
    request.priority = priority;
    pool.raise(request.jobId, priority);
    dispatch();
  }

  function add(track: Track, kind: TrackJobKind, priority: JobPriority): Request {
    lastJobId += 1;
    const request = { jobId: lastJobId, track, kind, priority, growth: new Set<GrowthListener>(), ...createDeferred() };
    open.set(keyOf(track, kind), request);
    waiting.push(request);
    return request;
  }

  return {
    async request(track, kind, priority, onGrown) {
      if (isClosed) throw new Error('The track store is closed.');
      const known = open.get(keyOf(track, kind));
      if (known !== undefined) raise(known, priority);
      const request = known ?? add(track, kind, priority);
      if (onGrown !== undefined) request.growth.add(onGrown);
      if (known === undefined) dispatch();
      await request.done;
    },
    async close() {
      isClosed = true;
      for (const request of waiting.splice(0)) request.reject(new Error('The track store was closed.'));
      await pool.close();
    },
  };
}

function createDeferred(): Pick<Request, 'done' | 'resolve' | 'reject'> {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const done = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { done, resolve, reject };
}

function keyOf(track: Track, kind: TrackJobKind): string {
  return `${track.id}/${kind}`;
}
