import type { Page } from '@playwright/test';

/** A page in a state that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  /** The e-mail address of who looks at it; a visitor when left out. */
  readonly as?: string;
  /** By a pattern of its address, what a call answers instead of the service: `never`, `failing`, or this. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** What is done before the picture is taken. */
  readonly before?: (page: Page) => Promise<void>;
  /** False: the window alone. */
  readonly fullPage?: boolean;
}

const FREE = 'free@afterglow.example';
const PREMIUM = 'premium@afterglow.example';
const EVERY_CALL = '/v3/(mixes|playlists|artists|shows|genres|bfhs|related|members/\\d+/favorites|dispatch)';
const LISTS = '/v3/(mixes|playlists|artists|genres|bfhs)(\\?|$)';

export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-member', path: '/', as: FREE },
  { name: 'home-premium', path: '/', as: PREMIUM, fullPage: false },
  { name: 'home-loading', path: '/', answers: { [EVERY_CALL]: 'never' } },
  { name: 'home-failed', path: '/', answers: { [EVERY_CALL]: 'failing' } },
  { name: 'home-empty', path: '/', answers: { [LISTS]: [] } },
  { name: 'charts', path: '/browse/charts' },
  { name: 'chart', path: '/browse/charts/101' },
  { name: 'chart-loading', path: '/browse/charts/101', answers: { '/v3/playlists': 'never' } },
  { name: 'playlists', path: '/browse/playlists', as: FREE },
  { name: 'playlist', path: '/browse/playlists/204' },
  { name: 'genres', path: '/browse/genres' },
  { name: 'genre', path: '/genre/house', as: FREE },
  { name: 'mixes', path: '/browse/mixes/latest', as: FREE, fullPage: false },
  { name: 'mixes-loading', path: '/browse/mixes/latest', answers: { '/v3/mixes': 'never' } },
  { name: 'mixes-failed', path: '/browse/mixes/latest', answers: { '/v3/mixes': 'failing' } },
  { name: 'mixes-recently', path: '/browse/mixes/recently', as: FREE },
  { name: 'mix', path: '/mix/1', as: FREE },
  { name: 'mix-loading', path: '/mix/1', answers: { '/v3/mixes': 'never' } },
  { name: 'mix-failed', path: '/mix/1', answers: { '/v3/mixes/1': 'failing' } },
  { name: 'mix-share', path: '/mix/1', as: FREE, before: openMenu(/^Share/), fullPage: false },
  { name: 'show', path: '/shows/1', as: FREE },
  { name: 'show-options', path: '/shows/1', as: FREE, before: openMenu(/^Options/), fullPage: false },
  { name: 'show-about', path: '/shows/1/about' },
  { name: 'artist', path: '/artist/1', as: FREE },
  { name: 'artist-about', path: '/artist/1/about' },
  { name: 'your-mixes', path: '/yourmusic/mixes', as: FREE },
  { name: 'your-artists', path: '/yourmusic/artists', as: FREE },
  { name: 'your-shows', path: '/yourmusic/shows', as: FREE },
  { name: 'your-genres', path: '/yourmusic/genres', as: FREE },
  { name: 'your-mixes-failed', path: '/yourmusic/mixes', as: FREE, answers: { '/favorites/mixes': 'failing' } },
];

function openMenu(name: RegExp) {
  return async (page: Page) => {
    await page.locator('main').getByRole('button', { name }).first().click();
  };
}
