import { slotEndMs, slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { historyStart } from './history-start.ts';

/** Items that have started by now and ended within the history, newest first. */
export function pastItems(items: readonly StationPlaylistItem[], nowMs: number): readonly StationPlaylistItem[] {
  return items
    .filter((item) => slotStartMs(item) <= nowMs && slotEndMs(item) > Date.parse(historyStart(nowMs)))
    .sort((a, b) => slotStartMs(b) - slotStartMs(a));
}
