import type { ArtistId, ChannelId, MixId, PlaylistId, ShowId } from './ids.ts';
import type { MissingThing } from './pages/release-page.ts';

/** The login page. Areas link to each other's pages only through the paths in this file. */
export const LOGIN_PATH = '/auth/login';

/** The page about passkeys, the second factor and the member's sessions. */
export const SECURITY_PATH = '/account/security';

/** The page with a member's data export and account deletion. */
export const YOUR_DATA_PATH = '/account/your-data';

/** The page of a mix. */
export function mixPath(id: MixId): string {
  return `/mix/${id}`;
}

/** The page of a show. */
export function showPath(id: ShowId): string {
  return `/shows/${id}`;
}

/** The page of an artist; the readable part is omitted for an artist without one. */
export function artistPath({ id, url }: { readonly id: ArtistId; readonly url: string }): string {
  return url === '' ? `/artist/${id}` : `/artist/${encodeURIComponent(url)}/${id}`;
}

/** The page of a radio channel. */
export function channelPath(id: ChannelId): string {
  return `/radio/${id}`;
}

/** The page of a chart. */
export function chartPath(id: PlaylistId): string {
  return `/browse/charts/${id}`;
}

/** The page of a playlist that is not a chart. */
export function playlistPath(id: PlaylistId): string {
  return `/browse/playlists/${id}`;
}

/** A genre's name as in its URL, not yet encoded: "House Music" is "house_music". */
export function genreRouteId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

/** The page of a genre, by its name. */
export function genrePath(name: string): string {
  return `/genre/${encodeURIComponent(genreRouteId(name))}`;
}

/**
 * The results of a search; spaces become underscores: "deep house" is at /search/results/top/deep_house. Browsers read
 * "." and ".." as path steps, however they are encoded, so an underscore follows them.
 */
export function searchPath(keyword: string, tab = 'top'): string {
  const part = encodeURIComponent(keyword.trim().replaceAll(' ', '_'));
  return `/search/results/${tab}/${part.replace(/^\.\.?$/, '$&_')}`;
}

/**
 * The keyword in a decoded part of a URL; an underscore means a space, except in a text of only underscores, which may
 * be a name.
 */
export function keywordInPath(part: string): string {
  return /^_+$/.test(part) ? part : part.replaceAll('_', ' ').trim();
}

/** The 404 page, which names the kind of the missing item. */
export function notFoundPath(resource: MissingThing): string {
  return `/404?resource=${resource}`;
}
