import type { ChannelId } from '@afterglow/shared-contracts';
import type { Observable } from 'rxjs';
import type { StateStore } from '../state/state-store.ts';
import type { Deck } from './deck.ts';
import type { ListenerPrompts } from './listener-prompts.ts';
import type { PlaybackContext } from './playback.ts';

/** Handles sound that cannot go on: the listener is told, and what can be recovered returns with the network. */
export interface LostSound extends Pick<PlaybackContext, 'onFailed' | 'onLost'> {
  /** Tries once more what was lost, unless something else was asked for since. Returns a function that undoes it. */
  retryOn(online$: Observable<unknown> | undefined): () => void;
}

export interface LostSoundOptions {
  readonly deck: Deck;
  readonly state: StateStore;
  readonly prompts: ListenerPrompts;
  readonly reopenChannel: (id: ChannelId) => Promise<void>;
}

export function createLostSound({ deck, state, prompts, reopenChannel }: LostSoundOptions): LostSound {
  let retryLost: (() => void) | null = null;
  function note(retry: () => void): void {
    const isNewest = deck.ask();
    retryLost = () => {
      if (isNewest()) retry();
    };
  }
  function resumeLost(): void {
    const now = state.get();
    if (now.status === 'paused' && now.pausedBy === 'system') deck.current()?.resume();
  }
  return {
    onFailed(reaction, error) {
      const { resource } = state.get();
      deck.stop();
      if (reaction === 'SERVER_BUSY' && resource?.type === 'channel') note(() => void reopenChannel(resource.id));
      prompts.tell(reaction, error);
    },
    onLost(reaction) {
      note(resumeLost);
      prompts.tell(reaction);
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
