import type { PausedBy } from '@afterglow/shared-contracts';
import type { StatusSignal } from '../state/transitions.ts';
import type { FailurePrompt } from './failure-prompts.ts';
import type { Step } from './effect-store.ts';

/** `opened`: the stream is in the engine and has not sounded yet; `dry`: it has, and is waiting for more bytes. */
export type ChannelPhase = 'paused' | 'connecting' | 'retry-wait' | 'loading' | 'playing' | 'buffering' | 'failed';

export interface ChannelState {
  readonly phase: ChannelPhase;
  /** Counts up at every loss; the servers are used in turn. */
  readonly server: number;
}

export type ChannelEvent =
  | { readonly type: 'started' | 'resumed' | 'live-edge-requested' }
  | { readonly type: 'paused'; readonly by: PausedBy }
  /** The network or the page is back. */
  | { readonly type: 'reconnected'; readonly isBehind: boolean }
  | { readonly type: 'connected'; readonly url: string }
  | { readonly type: 'refused'; readonly reaction: FailurePrompt | 'retry' }
  | { readonly type: 'attempt-due' }
  | StreamEvent;

/** What happens to a stream in the engine; ignored when there is none. */
export type StreamEvent =
  /** `isLate`: it was silent for so long that it is no longer live. */
  | { readonly type: 'progressed'; readonly isLate: boolean }
  /** `starved`: it ran dry and did not go on, by its server or by a slow network; `lost`: it is gone. */
  | { readonly type: 'buffer-empty' | 'stalled' | 'lost' | 'blocked' | 'interrupted' };

export type ChannelEffect =
  | { readonly type: 'show' | 'retry-now' | 'reset-retries' | 'prompt-autoplay-blocked' | 'progress' }
  | { readonly type: 'schedule-retry'; readonly how: 'retryIndefinitely' | 'retryAfterStall' }
  | { readonly type: 'signal'; readonly signal: StatusSignal; readonly by?: PausedBy }
  | { readonly type: 'connect'; readonly server: number }
  | { readonly type: 'open'; readonly url: string }
  /** Drops the question, the timers and the stream. */
  | { readonly type: 'disconnect' }
  | { readonly type: 'fail'; readonly reaction: FailurePrompt };

export type ChannelTransition = Step<ChannelState, ChannelEffect>;

/** At rest until it is started. */
export const INITIAL_CHANNEL: ChannelState = { phase: 'paused', server: 0 };

/** The engine has the stream, so its events are about this channel. */
export function isStreaming({ phase }: ChannelState): boolean {
  return phase === 'loading' || phase === 'playing' || phase === 'buffering';
}
