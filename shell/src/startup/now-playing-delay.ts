import { slotStartMs, type ChannelId, type ClockPort, type StationPlaylistItem } from '@afterglow/shared-contracts';
import type { OnItems } from '@afterglow/shared-data';

export interface NowPlayingDelayOptions {
  readonly clock: ClockPort;
  /** How long ago what is heard of a channel was sent; 0 for one that is not heard. */
  readonly behindMs: (channel: ChannelId) => number;
  readonly onItems: OnItems;
}

/** Passes on what a channel plays when it is heard and not when it is sent; what is on already, and all that is not heard, at once. */
export function createNowPlayingDelay({ clock, behindMs, onItems }: NowPlayingDelayOptions): OnItems {
  const waiting = new Map<ChannelId, () => void>();

  /** Told from the delay alone where the listener's clock is wrong. */
  function waitMs(item: StationPlaylistItem): number {
    const delayMs = behindMs(item.station);
    return Math.min(delayMs, Math.max(0, slotStartMs(item) + delayMs - clock.now()));
  }

  function hold(item: StationPlaylistItem, forMs: number): void {
    const cancel = clock.after(forMs, () => {
      waiting.delete(item.station);
      onItems([item]);
    });
    waiting.set(item.station, cancel);
  }

  return (items) => {
    for (const { station } of items) {
      waiting.get(station)?.();
      waiting.delete(station);
    }
    const atOnce = items.filter((item) => waitMs(item) === 0);
    for (const item of items) if (!atOnce.includes(item)) hold(item, waitMs(item));
    if (atOnce.length > 0) onItems(atOnce);
  };
}
