import type { Observable } from 'rxjs';

/** What happens to the sound, in the past tense; positions in milliseconds. */
export type EngineEvent =
  | { readonly type: 'progressed'; readonly positionMs: number }
  /** `hasMore`: there is sound in hand, and the machine is too busy to play it. */
  | { readonly type: 'buffer-empty'; readonly hasMore?: boolean }
  | { readonly type: 'ended'; readonly positionMs: number }
  /** Once for each opened source. */
  | { readonly type: 'failed'; readonly cause: unknown }
  /** The browser wants a gesture from the listener before it makes a sound. */
  | { readonly type: 'blocked' }
  /** Not by a command: a headset was unplugged, or a call came in or ended. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' };

/** The sound itself: one source at a time. Commands never throw; failures arrive as events. */
export interface AudioEngine {
  readonly events$: Observable<EngineEvent>;
  /** Call it inside the listener's gesture, so that a later `open` may sound; does nothing once a source was opened. */
  unlock(): void;
  /** Replaces the source and plays it, synchronously: inside `ended` that keeps the sound alive with the screen off. */
  open(url: string, positionMs: number): void;
  /** Fetches the beginning of what will be opened next, silently. */
  preload(url: string): void;
  play(): void;
  pause(): void;
  seek(positionMs: number): void;
  /** 0 to 1. */
  setGain(gain: number): void;
  /** The playback rate, 1 as recorded, with the pitch preserved; applies to later sources too. */
  setRate(rate: number): void;
  /** Drops the source; a live stream is no longer received. */
  close(): void;
  dispose(): void;
}
