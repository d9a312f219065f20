import type { PausedBy } from '@afterglow/shared-contracts';
import type { StatusSignal } from '../state/transitions.ts';
import type { Reaction } from './reactions.ts';
import type { Step } from './step-runner.ts';

/** `opened`: the stream is in the engine and has not sounded yet; `dry`: it has, and is waiting for more bytes. */
export type ChannelPhase = 'paused' | 'connecting' | 'waiting' | 'opened' | 'sounding' | 'dry' | 'failed';

export interface ChannelState {
  readonly phase: ChannelPhase;
  /** Counts up at every loss; the servers are used in turn. */
  readonly server: number;
}

export type ChannelEvent =
  | { readonly type: 'started' | 'resumed' | 'back-to-live-asked' }
  | { readonly type: 'paused'; readonly by: PausedBy }
  /** The network or the page is back. */
  | { readonly type: 'woken'; readonly isBehind: boolean }
  | { readonly type: 'connected'; readonly url: string }
  | { readonly type: 'refused'; readonly reaction: Reaction | 'retry' }
  | { readonly type: 'attempt-due' }
  | StreamEvent;

/** What happens to a stream in the engine; ignored when there is none. */
export type StreamEvent =
  /** `isLate`: it was silent for so long that it is no longer live. */
  | { readonly type: 'progressed'; readonly isLate: boolean }
  /** `starved`: it ran dry and did not go on, by its server or by a slow network; `lost`: it is gone. */
  | { readonly type: 'ran-dry' | 'starved' | 'lost' | 'blocked' | 'interrupted' };

export type ChannelEffect =
  | { readonly type: 'show' | 'hurry' | 'forget-failures' | 'tell-blocked' | 'progress' }
  | { readonly type: 'try-again'; readonly how: 'evenLater' | 'afterSound' }
  | { readonly type: 'signal'; readonly signal: StatusSignal; readonly by?: PausedBy }
  | { readonly type: 'connect'; readonly server: number }
  | { readonly type: 'open'; readonly url: string }
  /** Drops the question, the timers and the stream. */
  | { readonly type: 'hang-up' }
  | { readonly type: 'fail'; readonly reaction: Reaction };

export type ChannelStep = Step<ChannelState, ChannelEffect>;

/** At rest until it is started. */
export const INITIAL_CHANNEL: ChannelState = { phase: 'paused', server: 0 };

/** The engine has the stream, so its events are about this channel. */
export function isStreaming({ phase }: ChannelState): boolean {
  return phase === 'opened' || phase === 'sounding' || phase === 'dry';
}
