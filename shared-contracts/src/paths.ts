import type { ArtistId, ChannelId, MixId, PlaylistId, ShowId } from './ids.ts';
import type { MissingThing } from './pages/release-page.ts';

/** Where each thing of the product is shown; areas link to each other by these alone. */
export const LOGIN_PATH = '/auth/login';

export function mixPath(id: MixId): string {
  return `/mix/${id}`;
}

export function showPath(id: ShowId): string {
  return `/shows/${id}`;
}

/** The readable part is left out where the artist has none. */
export function artistPath({ id, url }: { readonly id: ArtistId; readonly url: string }): string {
  return url === '' ? `/artist/${id}` : `/artist/${encodeURIComponent(url)}/${id}`;
}

export function channelPath(id: ChannelId): string {
  return `/radio/${id}`;
}

export function chartPath(id: PlaylistId): string {
  return `/browse/charts/${id}`;
}

export function playlistPath(id: PlaylistId): string {
  return `/browse/playlists/${id}`;
}

/** A genre's name as the id in its address, not yet encoded: "House Music" is "house_music". */
export function genreRouteId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

export function genrePath(name: string): string {
  return `/genre/${encodeURIComponent(genreRouteId(name))}`;
}

/** The results of a search; spaces stand as underscores: "deep house" is at /search/results/top/deep_house. */
export function searchPath(keyword: string, tab = 'top'): string {
  return `/search/results/${tab}/${encodeURIComponent(keyword.trim().replaceAll(' ', '_'))}`;
}

/** The keyword of a decoded part of an address; an underscore is always a space. */
export function keywordInPath(part: string): string {
  return part.replaceAll('_', ' ').trim();
}

/** The 404 page, saying what kind of thing there is not. */
export function notFoundPath(resource: MissingThing): string {
  return `/404?resource=${resource}`;
}
