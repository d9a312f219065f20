import type { PlayerPort } from '@afterglow/shared-contracts';
import type { SettingsStore } from './settings-store.ts';

/** A member's volume is the same everywhere: taken over when it is known, and kept when it changes. What is muted here stays so. Hands back its undoing. */
export function followVolume(player: Pick<PlayerPort, 'volume$' | 'setVolume'>, settings: SettingsStore): () => void {
  let wasKnown = false;
  let isMuted = false;
  const subscriptions = [
    // Muting is of this moment and this device.
    player.volume$.subscribe(({ volume, muted }) => {
      isMuted = muted;
      if (!muted) settings.setVolume(volume);
    }),
    settings.settings$.subscribe((known) => {
      if (known && !wasKnown && !isMuted) player.setVolume(known.volume);
      wasKnown = known !== null;
    }),
  ];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
