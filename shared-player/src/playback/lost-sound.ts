import type { Observable } from 'rxjs';
import type { StateStore } from '../state/state-store.ts';
import type { Deck } from './deck.ts';
import type { ListenerPrompts } from './listener-prompts.ts';
import type { PlaybackContext } from './playback.ts';

/** Handles sound that cannot go on: the listener is told, and what can be recovered returns with the network. */
export interface LostSound extends Pick<PlaybackContext, 'onFailed' | 'onLost' | 'onCutOff'> {
  /** Tries once more what was lost, unless something else was asked for since. Returns a function that undoes it. */
  retryOn(online$: Observable<unknown> | undefined): () => void;
}

export interface LostSoundOptions {
  readonly deck: Deck;
  readonly state: StateStore;
  readonly prompts: ListenerPrompts;
  readonly isOnline: () => boolean;
}

export function createLostSound({ deck, state, prompts, isOnline }: LostSoundOptions): LostSound {
  let retryLost: (() => void) | null = null;
  return {
    onFailed(reaction, error) {
      deck.stop();
      prompts.tell(reaction, error);
    },

    onLost(reaction) {
      const isNewest = deck.ask();
      retryLost = () => {
        const now = state.get();
        if (isNewest() && now.status === 'paused' && now.pausedBy === 'system') deck.current()?.resume();
      };
      prompts.tell(reaction);
    },

    onCutOff() {
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
