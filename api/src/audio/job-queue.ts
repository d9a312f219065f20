import type { Track } from '../synthesis/track-library.ts';
import type { JobPriority, TrackJobKind } from './track-jobs.ts';
import { comparePriorities } from './track-jobs.ts';
import type { WorkerPool } from './worker-pool.ts';

type Request = {
  readonly jobId: number;
  readonly track: Track;
  readonly kind: TrackJobKind;
  /** As those have asked who wait for the whole. */
  asked: JobPriority;
  /** What the threads were told. */
  priority: JobPriority;
  readonly listeners: Set<GrowthListener>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
};

/** Hears how many bytes of a track's unfinished file exist. */
export type GrowthListener = (bytes: number) => void;

/** Somebody who hears a track while it is made. */
export type Listening = {
  readonly done: Promise<void>;
  /** Nobody waits for this one any longer; the track is made to its end when others need nothing. */
  readonly leave: () => void;
};

/** Hands jobs to the threads, the most urgent first; the same job asked for twice is done once. */
export interface JobQueue {
  request(track: Track, kind: TrackJobKind, priority: JobPriority): Promise<void>;
  listen(track: Track, kind: TrackJobKind, onGrown: GrowthListener): Listening;
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
        for (const listener of request.listeners) listener(bytes);
      })
      .then(request.resolve, request.reject)
      .finally(() => {
        open.delete(keyOf(track, kind));
        dispatch();
      });
  }

  function updatePriority(request: Request): void {
    const priority = request.listeners.size > 0 ? 'now' : request.asked;
    if (priority === request.priority) return;
    request.priority = priority;
    pool.prioritise(request.jobId, priority);
    dispatch();
  }

  function add(track: Track, kind: TrackJobKind, asked: JobPriority, priority: JobPriority): Request {
    lastJobId += 1;
    const listeners = new Set<GrowthListener>();
    const request = { jobId: lastJobId, track, kind, asked, priority, listeners, ...createDeferred() };
    open.set(keyOf(track, kind), request);
    waiting.push(request);
    return request;
  }

  function assertOpen(): void {
    if (isClosed) throw new Error('The track store is closed.');
  }

  return {
    async request(track, kind, priority) {
      assertOpen();
      const known = open.get(keyOf(track, kind));
      const request = known ?? add(track, kind, priority, priority);
      if (comparePriorities(priority, request.asked) < 0) request.asked = priority;
      if (known === undefined) dispatch();
      else updatePriority(request);
      await request.done;
    },
    listen(track, kind, onGrown) {
      assertOpen();
      const known = open.get(keyOf(track, kind));
      const request = known ?? add(track, kind, 'soon', 'now');
      request.listeners.add(onGrown);
      if (known === undefined) dispatch();
      else updatePriority(request);
      return {
        done: request.done,
        leave() {
          request.listeners.delete(onGrown);
          if (open.get(keyOf(track, kind)) === request) updatePriority(request);
        },
      };
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
