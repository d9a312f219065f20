import type { BitrateKbps, ClockPort, PausedBy } from '@afterglow/shared-contracts';
import type { AudioEngine, EngineEvent } from '../engine/audio-engine.port.ts';
import type { StateStore } from '../state/state-store.ts';
import type { PlaybackApi } from './playback-api.ts';
import type { FailurePrompt } from './failure-prompts.ts';

/** One playback, from its first request to its end. There is at most one at a time. */
export interface Playback {
  start(): void;
  pause(by: PausedBy): void;
  resume(): void;
  seek(positionMs: number): void;
  /** Only a channel is live. */
  backToLive(): void;
  /** Retry now; also a request without a response or a sound for `hangsAfterMs`, which may hang. */
  reconnect(hangsAfterMs: number): void;
  handle(event: EngineEvent): void;
  /** Drops pending requests and leaves the engine to the next one. */
  dispose(): void;
}

/** The dependencies of every playback. */
export interface PlaybackContext {
  readonly api: PlaybackApi;
  readonly engine: AudioEngine;
  readonly state: StateStore;
  readonly clock: ClockPort;
  readonly random: () => number;
  readonly getBitrateKbps: () => BitrateKbps;
  readonly getSpeed: () => number;
  /** It cannot continue; the player stops and notifies the listener, with the error's message if there is one. */
  readonly onFailed: (reaction: FailurePrompt, error?: unknown) => void;
  /** Retries have ended, and it stays paused at its position; the listener is notified. */
  readonly onConnectionLost: (reaction: FailurePrompt) => void;
  /** The usual attempts have failed; retries continue, and the listener is notified once. */
  readonly onStreamInterrupted: () => void;
  /** The browser requires a gesture; the playback is paused. */
  readonly onBlocked: () => void;
}
