import type { PlayerPort } from '@afterglow/shared-contracts';
import type { SettingsStore } from './settings-store.ts';

/**
 * Synchronizes a member's volume: applies it once it is loaded, and saves changes. A mute in this browser stays.
 * Returns a disposer.
 */
export function followVolume(player: Pick<PlayerPort, 'volume$' | 'setVolume'>, settings: SettingsStore): () => void {
  let wasKnown = false;
  let isMuted = false;
  let isFollowing = false;
  const subscriptions = [
    // Muting applies only to the current visit and device.
    player.volume$.subscribe(({ volume, muted }) => {
      isMuted = muted;
      // The initial value is not a choice.
      if (!muted && isFollowing) settings.setVolume(volume);
    }),
    settings.settings$.subscribe((known) => {
      if (known && !wasKnown && !isMuted) player.setVolume(known.volume);
      wasKnown = known !== null;
    }),
  ];
  isFollowing = true;
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
