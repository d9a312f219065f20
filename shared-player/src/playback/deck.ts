import type { AudioEngine } from '../engine/audio-engine.port.ts';
import type { StateStore } from '../state/state-store.ts';
import { createRequestGuard } from '../request-guard.ts';
import type { Playback } from './playback.ts';

/** Holds the one playback and passes it the engine's events. */
export interface Deck {
  current(): Playback | null;
  /** For a slow request: returns a check whether nothing else was requested, loaded or stopped since. */
  request(): () => boolean;
  put<P extends Playback>(playback: P): P;
  stop(): void;
  dispose(): void;
}

export function createDeck(engine: AudioEngine, state: StateStore): Deck {
  let current: Playback | null = null;
  const wishes = createRequestGuard();
  const listening = engine.events$.subscribe((event) => current?.handle(event));
  return {
    current: () => current,
    request: wishes.add,
    put(playback) {
      wishes.add();
      current?.dispose();
      current = playback;
      return playback;
    },
    stop() {
      wishes.add();
      current?.dispose();
      current = null;
      engine.close();
      state.stop();
    },
    dispose() {
      listening.unsubscribe();
      current?.dispose();
    },
  };
}
