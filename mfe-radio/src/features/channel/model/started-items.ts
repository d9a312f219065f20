import { slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';

/** What has begun by now, newest first. */
export function startedItems(items: readonly StationPlaylistItem[], nowMs: number): readonly StationPlaylistItem[] {
  return items.filter((item) => slotStartMs(item) <= nowMs).sort((a, b) => slotStartMs(b) - slotStartMs(a));
}
