import type { BestMatch } from '@afterglow/shared-contracts';

export type TopSection = 'mixes' | 'artists' | 'shows' | 'tracklist';

const USUAL: readonly TopSection[] = ['mixes', 'artists', 'shows'];

/** A genre's best match is the list of its mixes. */
const SECTION_OF: Readonly<Record<BestMatch, TopSection>> = {
  Mixes: 'mixes',
  Genres: 'mixes',
  Artists: 'artists',
  Shows: 'shows',
  TrackLists: 'tracklist',
};

export function sectionOrder(bestMatch: BestMatch | null): readonly TopSection[] {
  if (bestMatch === null) return USUAL;
  const first = SECTION_OF[bestMatch];
  return [first, ...USUAL.filter((section) => section !== first)];
}
