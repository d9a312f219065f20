import type { PausedBy } from '@afterglow/shared-contracts';
import type { LoadSignal, StatusSignal } from '../../state/transitions.ts';
import type { MixSource } from '../playback-api.ts';
import type { Step } from '../effect-store.ts';

/** The audio that a paused mix has. `loading` and `played` are in the engine; `played` has played from there. */
export type PausedSource =
  | { readonly type: 'nothing' | 'question' | 'loading' | 'played' }
  | { readonly type: 'answer'; readonly source: MixSource };

/** The progress of the audio. Only a paused mix holds a response: any other one opens it immediately. */
export type MixPhase =
  | { readonly status: 'paused'; readonly held: PausedSource }
  /**
   * `buffering`: it has played and waits for more bytes; `retry-wait`: for the next attempt; `examining`: it has failed,
   * and will not be retried.
   */
  | { readonly status: 'requesting' | 'retry-wait' | 'examining' | 'loading' | 'playing' | 'buffering' | 'failed' };

export interface MixState {
  readonly phase: MixPhase;
  readonly positionMs: number;
  readonly durationMs: number;
  readonly hasPlayed: boolean;
  /** Something has played in this session, so a loss is worth retrying. */
  readonly isRetried: boolean;
  /** Consecutive failures of audio that exists. */
  readonly brokenTimes: number;
  /** When the URL in the engine expires. */
  readonly expiresAtMs: number;
}

/** The circumstances in which the listener resumes. */
export interface Now {
  readonly nowMs: number;
  /** The wanted quality differs from the one requested last. */
  readonly isOtherQuality: boolean;
}

export type MixEvent =
  | ({ readonly type: 'started' | 'resumed' } & Now)
  | { readonly type: 'restored' | 'seeked'; readonly positionMs: number }
  | { readonly type: 'paused'; readonly by: PausedBy }
  /** The network is back, or the page is visible again. */
  | { readonly type: 'reconnected'; readonly isHanging: boolean }
  | { readonly type: 'answered'; readonly source: MixSource }
  /** `waitMs`: the time after which it is worth another try; null when it is not. */
  | { readonly type: 'refused'; readonly error: unknown; readonly waitMs: number | null }
  /** What a failed source's server says about it; null when it does not respond. */
  | { readonly type: 'examined'; readonly status: number | null }
  | { readonly type: 'attempt-due' | 'attempts-spent' }
  | SoundEvent;

/** Events of a source in the engine; ignored when there is none. */
export type SoundEvent =
  | { readonly type: 'progressed'; readonly positionMs: number }
  | { readonly type: 'ended' | 'failed' | 'blocked' }
  | { readonly type: 'stalled' | 'buffer-empty' | 'interrupted' };

export type MixEffect =
  | { readonly type: 'show'; readonly how: LoadSignal; readonly positionMs: number }
  | { readonly type: 'signal'; readonly signal: StatusSignal; readonly by?: PausedBy }
  | { readonly type: 'ask' | 'examine' }
  | { readonly type: 'open'; readonly source: MixSource; readonly positionMs: number }
  | { readonly type: 'play' }
  /** Silences the engine; this is not a stall. */
  | { readonly type: 'silence' }
  | { readonly type: 'cancel-retry' }
  | { readonly type: 'reset-retries' }
  | { readonly type: 'schedule-retry'; readonly waitMs: number }
  | { readonly type: 'retry-now' }
  /** `seek` moves the audio, `move` the displayed position. */
  | { readonly type: 'seek' | 'move'; readonly positionMs: number }
  | { readonly type: 'watch' }
  | { readonly type: 'progress'; readonly positionMs: number; readonly remainingMs: number; readonly isFirst: boolean }
  | { readonly type: 'end' | 'prompt-autoplay-blocked' | 'prompt-connection-lost' }
  | { readonly type: 'fail'; readonly error?: unknown; readonly isMissing: boolean };

export type MixTransition = Step<MixState, MixEffect>;

/** Paused until it is started or restored; `source` is prefetched or null. */
export function initialMixState(source: MixSource | null, durationMs: number, isRetried: boolean): MixState {
  const held: PausedSource = source ? { type: 'answer', source } : { type: 'nothing' };
  return {
    phase: { status: 'paused', held },
    positionMs: 0,
    durationMs,
    hasPlayed: false,
    isRetried,
    brokenTimes: 0,
    expiresAtMs: 0,
  };
}

/** The audio that stays when it is paused now. */
export function pausedSource(phase: MixPhase): PausedSource {
  switch (phase.status) {
    case 'paused':
      return phase.held;
    case 'requesting':
      return { type: 'question' };
    case 'loading':
      return { type: 'loading' };
    case 'playing':
    case 'buffering':
      return { type: 'played' };
    case 'retry-wait':
    case 'examining':
    case 'failed':
      return { type: 'nothing' };
  }
}

/** The engine has the source, so its events are about this mix. */
export function isInEngine(phase: MixPhase): boolean {
  const { type } = pausedSource(phase);
  return type === 'loading' || type === 'played';
}
