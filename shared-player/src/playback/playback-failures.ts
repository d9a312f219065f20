import type { Observable } from 'rxjs';
import type { StateStore } from '../state/state-store.ts';
import type { Deck } from './deck.ts';
import type { ListenerPrompts } from './listener-prompts.ts';
import type { PlaybackContext } from './playback.ts';

/** Handles playback that cannot continue: the listener is notified, and a recoverable one returns with the network. */
export interface PlaybackFailures extends Pick<
  PlaybackContext,
  'onFailed' | 'onConnectionLost' | 'onStreamInterrupted'
> {
  /** Retries a lost playback, unless something else was requested since. Returns a disposer. */
  retryOn(online$: Observable<unknown> | undefined): () => void;
}

export interface LostSoundOptions {
  readonly deck: Deck;
  readonly state: StateStore;
  readonly prompts: ListenerPrompts;
  readonly isOnline: () => boolean;
}

export function createPlaybackFailures({ deck, state, prompts, isOnline }: LostSoundOptions): PlaybackFailures {
  let retryLost: (() => void) | null = null;
  return {
    onFailed(reaction, error) {
      deck.stop();
      prompts.notify(reaction, error);
    },

    onConnectionLost(reaction) {
      const isNewest = deck.request();
      retryLost = () => {
        const now = state.get();
        if (isNewest() && now.status === 'paused' && now.pausedBy === 'system') deck.current()?.resume();
      };
      prompts.notify(reaction);
    },

    onStreamInterrupted() {
      if (state.cutOff() && isOnline()) prompts.warn('SERVER_BUSY', { hasRetry: true });
    },

    retryOn(online$) {
      const subscription = online$?.subscribe(() => {
        const retry = retryLost;
        retryLost = null;
        retry?.();
      });
      return () => subscription?.unsubscribe();
    },
  };
}
