import type { PlayerPort } from '@afterglow/shared-contracts';
import type { SettingsStore } from './settings-store.ts';

/**
 * Keeps a member's volume the same everywhere: applies it once it is known, and saves changes. What is muted here stays muted. Returns
 * a function that undoes it.
 */
export function followVolume(player: Pick<PlayerPort, 'volume$' | 'setVolume'>, settings: SettingsStore): () => void {
  let wasKnown = false;
  let isMuted = false;
  let isFollowing = false;
  const subscriptions = [
    // Muting concerns only this moment and this device.
    player.volume$.subscribe(({ volume, muted }) => {
      isMuted = muted;
      // What it begins with was not chosen now.
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
