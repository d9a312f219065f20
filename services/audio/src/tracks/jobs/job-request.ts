import type { Piece } from '../music-source.ts';
import { comparePriorities, type JobPriority, type TrackJobKind } from './track-jobs.ts';

export type GrowthListener = (bytes: number) => void;

export interface Request {
  readonly jobId: number;
  readonly track: Piece;
  readonly kind: TrackJobKind;
  /** The priority of callers who wait for the whole; undefined with listeners only. */
  asked: JobPriority | undefined;
  /** The priority that the threads know. */
  priority: JobPriority;
  readonly listeners: Set<GrowthListener>;
  readonly done: Promise<void>;
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/** Nothing requires it yet. */
export function createRequest(facts: Pick<Request, 'jobId' | 'track' | 'kind'>): Request {
  let resolve: () => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const done = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { ...facts, asked: undefined, priority: 'background', listeners: new Set(), done, resolve, reject };
}

/** A caller waits for the whole: the most urgent request decides. */
export function addRequest(request: Request, priority: JobPriority): void {
  const isMoreUrgent = request.asked === undefined || comparePriorities(priority, request.asked) < 0;
  if (isMoreUrgent) request.asked = priority;
}

/** With a listener it is urgent; without one it has its requested priority, or soon. */
export function wantedPriority({ listeners, asked }: Request): JobPriority {
  return listeners.size > 0 ? 'now' : (asked ?? 'soon');
}

export function keyOf({ track, kind }: Pick<Request, 'track' | 'kind'>): string {
  return `${track.id}/${kind}`;
}
