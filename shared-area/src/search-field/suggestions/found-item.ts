import {
  artistPath,
  channelPath,
  genreImage,
  genrePath,
  mixPath,
  showPath,
  type Artist,
  type ChannelId,
  type FoundMix,
  type Genre,
  type Image,
  type Show,
} from '@afterglow/shared-contracts';
import type { RecentSearch } from '@afterglow/shared-data/react';
import { coverOf } from '@afterglow/shared-ui';

/** One line in a list of results. */
export interface FoundItem {
  readonly type: RecentSearch['type'] | 'channel';
  readonly title: string;
  readonly href: string;
  /** Null for none. */
  readonly image: Image | null;
  /** The mix, if the item can be played. */
  readonly mix?: FoundMix;
}

/** The label of each kind of result. */
export const KINDS: Readonly<Record<FoundItem['type'], string>> = {
  artist: 'Artist',
  channel: 'Channel',
  genre: 'Genre',
  mix: 'Mix',
  show: 'Show',
};

/** The line of an artist. */
export function artistItem(artist: Artist): FoundItem {
  return { type: 'artist', title: artist.title, href: artistPath(artist), image: artist.photo };
}

/** The line of a mix. */
export function mixItem(mix: FoundMix): FoundItem {
  return { type: 'mix', title: mix.title, href: mixPath(mix.id), image: coverOf(mix), mix };
}

/** The line of a show. */
export function showItem(show: Show): FoundItem {
  return { type: 'show', title: show.title, href: showPath(show.id), image: show.album_art };
}

/** The line of a genre. Without its id there is no image. */
export function genreItem({ id, name }: Pick<Genre, 'name'> & Partial<Genre>): FoundItem {
  return { type: 'genre', title: name, href: genrePath(name), image: id === undefined ? null : genreImage(id) };
}

/** The line of a channel. */
export function channelItem({ id, title }: { readonly id: ChannelId; readonly title: string }): FoundItem {
  return { type: 'channel', title, href: channelPath(id), image: null };
}
