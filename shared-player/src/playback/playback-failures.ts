import type { ListenerPrompts } from './listener-prompts.ts';
import type { Deck } from './deck.ts';
import type { PlaybackContext } from './playback.ts';
import type { StateStore } from '../state/state-store.ts';

/** Handles playback that cannot continue: the listener is notified. */
export type PlaybackFailures = Pick<PlaybackContext, 'onFailed' | 'onConnectionLost' | 'onStreamInterrupted'>;

export interface LostSoundOptions {
  readonly deck: Deck;
  readonly state: StateStore;
  readonly prompts: ListenerPrompts;
  readonly isOnline: (() => boolean) | undefined;
}

export function createPlaybackFailures({
  deck,
  state,
  prompts,
  isOnline = () => true,
}: LostSoundOptions): PlaybackFailures {
  let isReported = false;
  state.state$.subscribe((now) => {
    if (now.status === 'stopped' || !now.isCutOff) isReported = false;
  });
  return {
    onFailed(reaction, error) {
      deck.stop();
      prompts.notify(reaction, error);
    },

    onConnectionLost: (reaction) => prompts.notify(reaction),

    onStreamInterrupted() {
      if (!isReported && isOnline()) prompts.warn('SERVER_BUSY', { hasRetry: true });
      isReported = true;
    },
  };
}
