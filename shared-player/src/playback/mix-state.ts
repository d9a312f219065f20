import type { PausedBy } from '@afterglow/shared-contracts';
import type { LoadSignal, StatusSignal } from '../state/transitions.ts';
import type { MixSource } from './playback-api.ts';
import type { Step } from './step-runner.ts';

/** What a paused mix has of its sound. `opened` and `sounded` are in the engine, and `sounded` was heard from there. */
export type HeldSound =
  | { readonly type: 'nothing' | 'question' | 'opened' | 'sounded' }
  | { readonly type: 'answer'; readonly source: MixSource };

/** How far the sound has come. Only a paused mix holds on to an answer: any other one opens it at once. */
export type MixPhase =
  | { readonly status: 'paused'; readonly held: HeldSound }
  /** `dry`: it has sounded and is waiting for more bytes; `waiting`: for the next attempt. */
  | { readonly status: 'asking' | 'waiting' | 'opened' | 'sounding' | 'dry' | 'failed' };

export interface MixState {
  readonly phase: MixPhase;
  readonly positionMs: number;
  readonly durationMs: number;
  /** It has sounded once, so a later loss is worth retrying. */
  readonly wasHeard: boolean;
  /** Until when the address holds that the engine has. */
  readonly expiresAtMs: number;
}

/** What is known at the moment the listener resumes. */
export interface Now {
  readonly nowMs: number;
  /** The listener wants a quality other than the one requested last. */
  readonly isOtherQuality: boolean;
}

export type MixEvent =
  | ({ readonly type: 'started' | 'resumed' } & Now)
  | { readonly type: 'restored' | 'sought'; readonly positionMs: number }
  | { readonly type: 'paused'; readonly by: PausedBy }
  /** The network or the page is back. */
  | { readonly type: 'woken' }
  | { readonly type: 'answered'; readonly source: MixSource }
  | { readonly type: 'refused'; readonly error: unknown; readonly isUnanswered: boolean }
  | { readonly type: 'attempt-due' | 'attempts-spent' }
  | SoundEvent;

/** What happens to a source in the engine; ignored when there is none. */
export type SoundEvent =
  | { readonly type: 'progressed'; readonly positionMs: number }
  | { readonly type: 'ended' | 'failed' | 'blocked' }
  | { readonly type: 'stalled' | 'ran-dry' | 'interrupted' };

export type MixEffect =
  | { readonly type: 'show'; readonly how: LoadSignal; readonly positionMs: number }
  | { readonly type: 'signal'; readonly signal: StatusSignal; readonly by?: PausedBy }
  | { readonly type: 'ask' }
  | { readonly type: 'open'; readonly source: MixSource; readonly positionMs: number }
  | { readonly type: 'play' }
  /** The engine falls silent, and its silence is not a stall. */
  | { readonly type: 'silence' }
  /** Cancels the next attempt. */
  | { readonly type: 'give-up-waiting' }
  | { readonly type: 'forget-failures' }
  | { readonly type: 'try-again' }
  | { readonly type: 'hurry' }
  /** `seek` moves the sound, `move` the displayed position. */
  | { readonly type: 'seek' | 'move'; readonly positionMs: number }
  /** Restarts the count towards a stall. */
  | { readonly type: 'watch' }
  | { readonly type: 'progress'; readonly positionMs: number; readonly remainingMs: number; readonly isFirst: boolean }
  | { readonly type: 'end' | 'tell-blocked' | 'tell-lost' }
  | { readonly type: 'fail'; readonly error?: unknown };

export type MixStep = Step<MixState, MixEffect>;

/** At rest until it is started or restored; `source` is known ahead of time or null. */
export function initialMixState(source: MixSource | null, durationMs: number): MixState {
  const held: HeldSound = source ? { type: 'answer', source } : { type: 'nothing' };
  return { phase: { status: 'paused', held }, positionMs: 0, durationMs, wasHeard: false, expiresAtMs: 0 };
}

/** What is left of the sound when it is paused now. */
export function heldSound(phase: MixPhase): HeldSound {
  switch (phase.status) {
    case 'paused':
      return phase.held;
    case 'asking':
      return { type: 'question' };
    case 'opened':
      return { type: 'opened' };
    case 'sounding':
    case 'dry':
      return { type: 'sounded' };
    case 'waiting':
    case 'failed':
      return { type: 'nothing' };
  }
}

/** The engine has the source, so its events are about this mix. */
export function isInEngine(phase: MixPhase): boolean {
  const { type } = heldSound(phase);
  return type === 'opened' || type === 'sounded';
}
