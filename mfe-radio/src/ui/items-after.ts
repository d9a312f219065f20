import { slotEndMs, slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';

/** The items after a given one in a channel's list, soonest first. */
export function itemsAfter(
  now: StationPlaylistItem,
  playlist: readonly StationPlaylistItem[],
): readonly StationPlaylistItem[] {
  return playlist.filter((item) => slotStartMs(item) >= slotEndMs(now));
}
