import type { StationPlaylistItem } from '@afterglow/shared-contracts';
import { startOf } from './what-is-on.ts';

/** What has begun by now, newest first. */
export function startedItems(items: readonly StationPlaylistItem[], nowMs: number): readonly StationPlaylistItem[] {
  return items.filter((item) => startOf(item) <= nowMs).sort((a, b) => startOf(b) - startOf(a));
}
