import type { BitrateKbps } from '@afterglow/shared-contracts';
import type { Piece } from '../music-source.ts';

/** `now`: a listener waits. `soon`: next in a listener's mix. `background`: no one waits. */
export const JOB_PRIORITIES = ['now', 'soon', 'background'] as const;
export type JobPriority = (typeof JOB_PRIORITIES)[number];

/** Renders a track's file at one rate; `envelope` only measures its loudness, `heads` renders its prefix at all rates. */
export type TrackJobKind = BitrateKbps | 'envelope' | 'heads';

export interface TrackJob {
  readonly jobId: number;
  readonly track: Piece;
  readonly kind: TrackJobKind;
  readonly folder: string;
  readonly priority: JobPriority;
}

export type WorkerRequest =
  | { readonly type: 'start'; readonly job: TrackJob }
  | { readonly type: 'prioritize'; readonly jobId: number; readonly priority: JobPriority }
  | { readonly type: 'cancel'; readonly jobId: number };

export type WorkerReply =
  | { readonly type: 'grew'; readonly jobId: number; readonly bytes: number }
  | { readonly type: 'finished'; readonly jobId: number }
  | { readonly type: 'failed'; readonly jobId: number; readonly message: string };

export function comparePriorities(first: JobPriority, second: JobPriority): number {
  return JOB_PRIORITIES.indexOf(first) - JOB_PRIORITIES.indexOf(second);
}
