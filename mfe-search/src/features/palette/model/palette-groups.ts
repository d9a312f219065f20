import type { FoundItem } from '@afterglow/shared-area/search-field';
import { allResultsEntry, itemEntry, filterByTitle, placeEntry, spellingEntry } from './entries.ts';
import type { Found } from './found.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import type { Place } from './places-in.ts';

interface PaletteContents {
  readonly keyword: string;
  readonly player: readonly PaletteEntry[];
  /** Opened before; shown until a keyword is typed. */
  readonly recent: readonly FoundItem[];
  readonly places: readonly Place[];
  readonly found: Found;
}

/** The groups of the palette in order; an entry is in only one group. */
export function paletteGroups({ keyword, player, recent, places, found }: PaletteContents): readonly PaletteGroup[] {
  const pages = places.map(placeEntry);
  const isStale = found.keyword !== keyword;
  const groups: readonly PaletteGroup[] =
    keyword === ''
      ? [
          { title: 'Player', entries: player },
          { title: 'Recent searches', entries: recent.map(itemEntry) },
          { title: 'Channels', entries: pages.filter(({ sound }) => sound) },
          { title: 'Pages', entries: pages.filter(({ sound }) => !sound) },
        ]
      : [
          { title: 'Player', entries: filterByTitle(player, keyword) },
          { title: 'Channels and pages', entries: filterByTitle(pages, keyword) },
          { title: 'Results', entries: found.items.map(itemEntry), isStale },
          { title: 'Did you mean…', entries: found.spellings.map(spellingEntry), isStale },
          { title: 'Search', entries: [allResultsEntry(keyword)] },
        ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** The index of the entry that Enter selects before the arrows move: never a result of another keyword. */
export function firstChoice(groups: readonly PaletteGroup[]): number {
  const areStale = groups.flatMap(({ entries, isStale = false }) => entries.map(() => isStale));
  return Math.max(0, areStale.indexOf(false));
}
