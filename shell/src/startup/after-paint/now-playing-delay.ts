import { slotStartMs, type ChannelId, type ClockPort, type StationPlaylistItem } from '@afterglow/shared-contracts';
import type { OnItems } from '@afterglow/shared-data';

export interface NowPlayingDelayOptions {
  readonly clock: ClockPort;
  /** The latency of a playing channel; 0 for any other. */
  readonly behindMs: (channel: ChannelId) => number;
  readonly onItems: OnItems;
}

/**
 * Passes on the items of channels when they are heard, not when they are sent; current items, and those of other
 * channels, immediately.
 */
export function createNowPlayingDelay({ clock, behindMs, onItems }: NowPlayingDelayOptions): OnItems {
  const waiting = new Map<ChannelId, () => void>();

  /** Computed from the latency alone if the listener's clock is wrong. */
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
