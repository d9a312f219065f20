import type { Observable } from 'rxjs';

/** Events of the audio, in the past tense; positions in milliseconds. */
export type EngineEvent =
  | { readonly type: 'progressed'; readonly positionMs: number }
  /** `hasMore`: audio is buffered, and the machine is too busy to play it. */
  | { readonly type: 'buffer-empty'; readonly hasMore?: boolean }
  | { readonly type: 'ended'; readonly positionMs: number }
  /** Once for each opened source. */
  | { readonly type: 'failed'; readonly cause: unknown }
  /** The browser requires a gesture before it plays audio. */
  | { readonly type: 'blocked' }
  /** Not by a command: a headset was unplugged, or a call came in or ended. */
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' };

/** The audio output: one source at a time. Commands never throw; failures arrive as events. */
export interface AudioEngine {
  readonly events$: Observable<EngineEvent>;
  /** Call it inside the listener's gesture, so that a later `open` may play; does nothing once a source was opened. */
  unlock(): void;
  /** Replaces the source and plays it, synchronously: inside `ended` that prevents a silence with the screen off. */
  open(url: string, positionMs: number): void;
  /** Fetches the first bytes of the next source, silently. */
  preload(url: string): void;
  play(): void;
  pause(): void;
  seek(positionMs: number): void;
  /** From 0 to 1. */
  setGain(gain: number): void;
  /** The playback rate, 1 as recorded, with the pitch preserved; applies to later sources too. */
  setRate(rate: number): void;
  /** Drops the source; a live stream is no longer received. */
  close(): void;
  dispose(): void;
}
