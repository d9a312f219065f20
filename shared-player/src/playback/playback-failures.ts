import type { Observable } from 'rxjs';
import type { StateStore } from '../state/state-store.ts';
import type { Deck } from './deck.ts';
import type { ListenerPrompts } from './listener-prompts.ts';
import type { PlaybackContext } from './playback.ts';

/** Handles sound that cannot go on: the listener is told, and what can be recovered returns with the network. */
export interface PlaybackFailures extends Pick<
  PlaybackContext,
  'onFailed' | 'onConnectionLost' | 'onStreamInterrupted'
> {
  /** Tries again what was lost, unless something else was asked for since. Returns a function that undoes it. */
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
