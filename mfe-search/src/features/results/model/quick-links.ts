import { isNamedSo } from '@afterglow/shared-area/search-field';
import {
  channelPath,
  chartPath,
  genrePath,
  playlistPath,
  type Genre,
  type Playlist,
  type Station,
} from '@afterglow/shared-contracts';

/** Shorter keywords name nothing. */
const FEWEST_LETTERS = 3;

/** Everything with a name that the search itself does not find. */
export interface Places {
  readonly stations: readonly Station[];
  readonly genres: readonly Genre[];
  readonly charts: readonly Playlist[];
  readonly playlists: readonly Playlist[];
}

export interface QuickLink {
  readonly kind: 'Channel' | 'Genre' | 'Chart' | 'Playlist';
  readonly name: string;
  readonly href: string;
}

/**
 * The channel, genre, chart and playlist whose names contain words that start with each word of the keyword; the
 * shortest name of each kind.
 */
export function quickLinks(keyword: string, { stations, genres, charts, playlists }: Places): readonly QuickLink[] {
  if (keyword.replaceAll(/[^\p{L}\p{N}]/gu, '').length < FEWEST_LETTERS) return [];
  const isNamed = ({ name }: QuickLink) => isNamedSo(name, keyword);
  const kinds: readonly (readonly QuickLink[])[] = [
    stations.map(({ id, title }) => ({ kind: 'Channel', name: title, href: channelPath(id) })),
    genres.map(({ name }) => ({ kind: 'Genre', name, href: genrePath(name) })),
    charts.map(({ id, revisions_title: name }) => ({ kind: 'Chart', name, href: chartPath(id) })),
    playlists.map(({ id, revisions_title: name }) => ({ kind: 'Playlist', name, href: playlistPath(id) })),
  ];
  return kinds.flatMap((links) => shortest(links.filter(isNamed)));
}

function shortest(links: readonly QuickLink[]): readonly QuickLink[] {
  return links.toSorted((one, other) => one.name.length - other.name.length).slice(0, 1);
}
