import type { BitrateKbps, ClockPort, PausedBy } from '@afterglow/shared-contracts';
import type { AudioEngine, EngineEvent } from '../engine/audio-engine.port.ts';
import type { StateStore } from '../state/state-store.ts';
import type { PlaybackApi } from './playback-api.ts';
import type { FailurePrompt } from './failure-prompts.ts';

/** One thing being played, from its first request to its end. There is at most one at a time. */
export interface Playback {
  start(): void;
  pause(by: PausedBy): void;
  resume(): void;
  seek(positionMs: number): void;
  /** Only a channel is live. */
  backToLive(): void;
  /** The network or the page is back: retry now whatever is waiting. */
  reconnect(): void;
  /** What happened to the sound while this was the playback. */
  handle(event: EngineEvent): void;
  /** Drops what is under way and leaves the engine to the next one. */
  dispose(): void;
}

/** What every playback works with. */
export interface PlaybackContext {
  readonly api: PlaybackApi;
  readonly engine: AudioEngine;
  readonly state: StateStore;
  readonly clock: ClockPort;
  /** 0 to 1. */
  readonly random: () => number;
  readonly getBitrateKbps: () => BitrateKbps;
  /** The speed at which mixes play. */
  readonly getSpeed: () => number;
  /** It cannot go on; the player stops and tells the listener, in the words of the error where there is one. */
  readonly onFailed: (reaction: FailurePrompt, error?: unknown) => void;
  /** It cannot go on now, and stays paused where it is; the listener is told. */
  readonly onConnectionLost: (reaction: FailurePrompt) => void;
  /** No server of the channel answers; it goes on asking, and the listener is told once. */
  readonly onStreamInterrupted: () => void;
  /** The browser waits for a gesture; the playback is paused. */
  readonly onBlocked: () => void;
}
