import type { Piece } from '../music-source.ts';
import { addRequest, createRequest, type GrowthListener, keyOf, type Request, wantedPriority } from './job-request.ts';
import { type JobPriority, type TrackJobKind, comparePriorities } from './track-jobs.ts';
import type { WorkerPool } from '../worker-pool.ts';

/** A listener of a track that is still being rendered. */
export interface Listening {
  readonly done: Promise<void>;
  /** The track is still rendered soon, because a listener who seeks may return, but not among many such tracks. */
  readonly leave: () => void;
}

/** Passes jobs to the threads, the most urgent first; equal jobs are merged. */
export interface JobQueue {
  request(track: Piece, kind: TrackJobKind, priority: JobPriority): Promise<void>;
  listen(track: Piece, kind: TrackJobKind, onGrown: GrowthListener): Listening;
  close(): Promise<void>;
}

/** Pieces whose listeners have all left stay unfinished, each with its audio in memory. */
const MAX_LEFT = 3;

export function createJobQueue(pool: WorkerPool, folder: string): JobQueue {
  const open = new Map<string, Request>();
  const waiting: Request[] = [];
  const left = new Set<Request>();
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
        left.delete(request);
        if (open.get(keyOf(request)) === request) open.delete(keyOf(request));
        dispatch();
      });
  }

  function updatePriority(request: Request): void {
    const priority = wantedPriority(request);
    if (priority !== request.priority) pool.prioritise(request.jobId, priority);
    request.priority = priority;
    dispatch();
  }

  /** Beyond the limit, the one abandoned first is dropped. */
  function limitLeft(): void {
    const [oldest] = left;
    if (oldest === undefined || left.size <= MAX_LEFT) return;
    // A listener who has left is not notified.
    oldest.done.catch(() => undefined);
    left.delete(oldest);
    open.delete(keyOf(oldest));
    if (!waiting.includes(oldest)) pool.cancel(oldest.jobId);
    else waiting.splice(waiting.indexOf(oldest), 1);
  }

  function leave(request: Request, listener: GrowthListener): void {
    const isListening = request.listeners.delete(listener);
    if (!isListening || open.get(keyOf(request)) !== request) return;
    if (request.listeners.size === 0 && request.asked === undefined) left.add(request);
    updatePriority(request);
    limitLeft();
  }

  function add(track: Piece, kind: TrackJobKind): Request {
    lastJobId += 1;
    const request = createRequest({ jobId: lastJobId, track, kind });
    open.set(keyOf(request), request);
    waiting.push(request);
    return request;
  }

  /** The request of that kind, created if necessary, after a change of its demand. */
  function wish(track: Piece, kind: TrackJobKind, change: (request: Request) => void): Request {
    if (isClosed) throw new Error('The track store is closed.');
    const request = open.get(keyOf({ track, kind })) ?? add(track, kind);
    left.delete(request);
    change(request);
    updatePriority(request);
    return request;
  }

  return {
    async request(track, kind, priority) {
      await wish(track, kind, (request) => addRequest(request, priority)).done;
    },
    listen(track, kind, onGrown) {
      const request = wish(track, kind, ({ listeners }) => listeners.add(onGrown));
      return { done: request.done, leave: () => leave(request, onGrown) };
    },
    async close() {
      isClosed = true;
      for (const request of waiting.splice(0)) request.reject(new Error('The track store was closed.'));
      await pool.close();
    },
  };
}
