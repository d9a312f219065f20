import type { ChannelId } from '@afterglow/shared-contracts';
import type { Observable } from 'rxjs';
import type { StateStore } from '../state/state-store.ts';
import type { Reaction } from './reactions.ts';

/** Remembers the channel that was given up because no server could be heard, until something else is played. */
export interface LostChannel {
  /** To be told before the player stops. */
  note(reaction: Reaction): void;
  retryOn(online$: Observable<unknown> | undefined, play: (id: ChannelId) => Promise<void>): () => void;
}

export function createLostChannel(state: StateStore): LostChannel {
  let lost: ChannelId | null = null;
  return {
    note(reaction) {
      const { resource } = state.get();
      lost = reaction === 'SERVER_BUSY' && resource?.type === 'channel' ? resource.id : null;
    },
    retryOn(online$, play) {
      const subscription = online$?.subscribe(() => {
        const id = lost;
        lost = null;
        if (id !== null && state.get().status === 'stopped') void play(id);
      });
      return () => subscription?.unsubscribe();
    },
  };
}
