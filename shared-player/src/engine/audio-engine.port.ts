import type { Observable } from 'rxjs';

/** What happens to the sound, in the past tense; positions in milliseconds. */
export type EngineEvent =
  | { readonly type: 'progressed'; readonly positionMs: number }
  | { readonly type: 'ran-dry' }
  | { readonly type: 'ended'; readonly positionMs: number }
  /** Once for each opened source. */
  | { readonly type: 'failed'; readonly cause: unknown }
  /** The browser wants the listener's own gesture before it makes a sound. */
  | { readonly type: 'blocked' }
  /** Not by a command: a headset was unplugged, a call came in, or went. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' };

/** The sound itself: one source at a time. Commands never throw; what goes wrong comes as an event. */
export interface AudioEngine {
  readonly events$: Observable<EngineEvent>;
  /** To be called inside the listener's gesture, so that a later `open` may sound; does nothing once a source was opened. */
  prime(): void;
  /** Replaces the source and plays it, synchronously: inside `ended` that keeps the sound alive with the screen off. */
  open(url: string, positionMs: number): void;
  /** Fetches the beginning of what will be opened next, without a sound. */
  warm(url: string): void;
  play(): void;
  pause(): void;
  seek(positionMs: number): void;
  /** 0 to 1. */
  setGain(gain: number): void;
  /** How fast it plays, 1 as recorded, with kept pitch; also for sources opened later. */
  setRate(rate: number): void;
  /** Gives the source up; a live stream is no longer received. */
  close(): void;
  dispose(): void;
}
