import type { PausedBy } from '@afterglow/shared-contracts';
import type { StatusSignal } from '../../state/transitions.ts';
import type { FailurePrompt } from '../failure-prompts.ts';
import type { Step } from '../effect-store.ts';

/** `loading`: the engine has the stream, without audio yet; `buffering`: it has played, and waits for more bytes. */
export type ChannelPhase = 'paused' | 'connecting' | 'retry-wait' | 'loading' | 'playing' | 'buffering' | 'failed';

export interface ChannelState {
  readonly phase: ChannelPhase;
  /** Incremented at every loss; the servers are used in turn. */
  readonly server: number;
}

export type ChannelEvent =
  | { readonly type: 'started' | 'resumed' | 'live-edge-requested' }
  | { readonly type: 'paused'; readonly by: PausedBy }
  /** The network is back, or the page is visible again. */
  | { readonly type: 'reconnected'; readonly isBehind: boolean; readonly isHanging: boolean }
  | ConnectionEvent
  | WaitEvent
  | StreamEvent;

/** Responses to the request for a stream; ignored when it was dropped. */
export type ConnectionEvent =
  | { readonly type: 'connected'; readonly url: string }
  | { readonly type: 'refused'; readonly reaction: FailurePrompt }
  /** Not now: it is worth another try after `waitMs`. */
  | { readonly type: 'put-off'; readonly waitMs: number };

/** The end of the wait for the next attempt. `attempts-spent`: the last sound was an hour ago. */
export interface WaitEvent {
  readonly type: 'attempt-due' | 'attempts-spent';
}

/** Events of a stream in the engine; ignored when there is none. */
export type StreamEvent =
  /** `isLate`: it was silent for so long that it is no longer live. */
  | { readonly type: 'progressed'; readonly isLate: boolean }
  /** `stalled`: its buffer stayed empty, because of its server or a slow network; `lost`: it is gone. */
  | { readonly type: 'buffer-empty' | 'stalled' | 'lost' | 'blocked' | 'interrupted' };

export type ChannelEffect =
  | { readonly type: 'show' | 'retry-now' | 'reset-retries' | 'prompt-autoplay-blocked' | 'progress' }
  | { readonly type: 'schedule-retry'; readonly how: 'retry' | 'retryAfterStall'; readonly waitMs: number }
  | { readonly type: 'give-up' }
  | { readonly type: 'signal'; readonly signal: StatusSignal; readonly by?: PausedBy }
  | { readonly type: 'connect'; readonly server: number }
  | { readonly type: 'open'; readonly url: string }
  /** Drops the request, the timers and the stream. */
  | { readonly type: 'disconnect' }
  | { readonly type: 'fail'; readonly reaction: FailurePrompt };

export type ChannelTransition = Step<ChannelState, ChannelEffect>;

/** Paused until it is started. */
export const INITIAL_CHANNEL: ChannelState = { phase: 'paused', server: 0 };

/** The engine has the stream, so its events are about this channel. */
export function isStreaming({ phase }: ChannelState): boolean {
  return phase === 'loading' || phase === 'playing' || phase === 'buffering';
}
