import {
  artistPath,
  genrePath,
  mixPath,
  showPath,
  type Artist,
  type FoundMix,
  type Image,
  type Show,
} from '@afterglow/shared-contracts';
import type { RecentSearch } from '@afterglow/shared-data/react';
import { coverOf } from '@afterglow/shared-ui';

/** What one line of a list of found things shows. */
export interface FoundItem {
  readonly type: RecentSearch['type'];
  readonly title: string;
  readonly href: string;
  /** Null for a genre, which has none. */
  readonly image: Image | null;
  /** What can be played: the mix itself. */
  readonly mix?: FoundMix;
}

export const KINDS: Readonly<Record<FoundItem['type'], string>> = {
  artist: 'Artist',
  genre: 'Genre',
  mix: 'Mix',
  show: 'Show',
};

export function artistItem(artist: Artist): FoundItem {
  return { type: 'artist', title: artist.title, href: artistPath(artist), image: artist.photo };
}

export function mixItem(mix: FoundMix): FoundItem {
  return { type: 'mix', title: mix.title, href: mixPath(mix.id), image: coverOf(mix), mix };
}

export function showItem(show: Show): FoundItem {
  return { type: 'show', title: show.title, href: showPath(show.id), image: show.album_art };
}

export function genreItem(name: string): FoundItem {
  return { type: 'genre', title: name, href: genrePath(name), image: null };
}
