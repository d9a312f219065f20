import type { Piece } from './music-source.ts';
import { comparePriorities } from './track-jobs.ts';
import type { JobPriority, TrackJobKind } from './track-jobs.ts';

/** Called with the number of bytes in a track's unfinished file. */
export type GrowthListener = (bytes: number) => void;

/** A requested track at a rate. */
export interface Request {
  readonly jobId: number;
  readonly track: Piece;
  readonly kind: TrackJobKind;
  /** The priority of those who wait for the whole; undefined while only listeners want it. */
  asked: JobPriority | undefined;
  /** What the threads were told. */
  priority: JobPriority;
  readonly listeners: Set<GrowthListener>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** No one wants it yet. */
export function createRequest(facts: Pick<Request, 'jobId' | 'track' | 'kind'>): Request {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const done = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { ...facts, asked: undefined, priority: 'background', listeners: new Set(), done, resolve, reject };
}

/** Someone waits for the whole: the most urgent request counts. */
export function addRequest(request: Request, priority: JobPriority): void {
  const isMoreUrgent = request.asked === undefined || comparePriorities(priority, request.asked) < 0;
  if (isMoreUrgent) request.asked = priority;
}

/** While someone listens it is urgent, anyone else who requested it; after a listener has left it follows soon. */
export function wantedPriority({ listeners, asked }: Request): JobPriority {
  return listeners.size > 0 ? 'now' : (asked ?? 'soon');
}

export function keyOf({ track, kind }: Pick<Request, 'track' | 'kind'>): string {
  return `${track.id}/${kind}`;
}
