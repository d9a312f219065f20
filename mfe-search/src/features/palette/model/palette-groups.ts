import type { FoundItem } from '../../../lib/found-item.ts';
import { allResultsEntry, itemEntry, namedSo, placeEntry, spellingEntry } from './entries.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import type { Place } from './places-in.ts';

interface PaletteContents {
  readonly keyword: string;
  readonly player: readonly PaletteEntry[];
  /** Opened before; shown until something is typed. */
  readonly recent: readonly FoundItem[];
  readonly places: readonly Place[];
  readonly found: readonly FoundItem[];
  /** Near names, where nothing was found. */
  readonly spellings: readonly string[];
}

/** What the palette lists, in its order; what stands in one group is in no other. */
export function paletteGroups({
  keyword,
  player,
  recent,
  places,
  found,
  spellings,
}: PaletteContents): readonly PaletteGroup[] {
  const pages = places.map(placeEntry);
  const groups: readonly PaletteGroup[] =
    keyword === ''
      ? [
          { title: 'Player', entries: player },
          { title: 'Recent searches', entries: recent.map(itemEntry) },
          { title: 'Channels', entries: pages.filter(({ sound }) => sound) },
          { title: 'Pages', entries: pages.filter(({ sound }) => !sound) },
        ]
      : [
          { title: 'Player', entries: namedSo(player, keyword) },
          { title: 'Channels and pages', entries: namedSo(pages, keyword) },
          { title: 'Found', entries: found.map(itemEntry) },
          { title: 'Did you mean', entries: spellings.map(spellingEntry) },
          { title: 'Search', entries: [allResultsEntry(keyword)] },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}
