import { FREE_MEMBER, PREMIUM_MEMBER as PREMIUM } from '../pages/listener.ts';
import { ACCOUNT } from './account-states.ts';
import { CONSOLE } from './console-states.ts';
import { ENTRY } from './entry-states.ts';
import { ONBOARDING } from './onboarding-states.ts';
import { PREMIUM as PREMIUM_AREA } from './premium-states.ts';
import type { Screen } from './screen.ts';
import { RADIO } from './radio-states.ts';
import { SEARCH } from './search-states.ts';
import { continueAt, focusOn, hoverOver, openMenu, playFrom, scrollDown } from './state-steps.ts';

const EVERY_CALL = '/v3/(mixes|playlists|artists|shows|genres|bfhs|stations|related|members/\\d+/favorites|dispatch)';
const LISTS = '/v3/(mixes|playlists|artists|genres|bfhs)(\\?|$)';
const NO_ONE = { biography: null, facebook: null, instagram: null, twitter: null, tiktok: null, website: null };

const HOME: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-member', path: '/', as: FREE_MEMBER },
  { name: 'home-premium', path: '/', as: PREMIUM, fullPage: false },
  { name: 'home-loading', path: '/', answers: { [EVERY_CALL]: 'never' } },
  { name: 'home-failed', path: '/', answers: { [EVERY_CALL]: 'failing' } },
  { name: 'home-empty', path: '/', answers: { [LISTS]: [] } },
  { name: 'home-partial', path: '/', as: FREE_MEMBER, answers: { '/v3/bfhs': 'failing', 'type=chart': 'failing' } },
  {
    name: 'home-card-hover',
    path: '/',
    before: hoverOver('section[aria-label="Latest Mixes"] article'),
    fullPage: false,
  },
  { name: 'home-card-menu', path: '/', before: openMenu(/^More options for/), fullPage: false },
  { name: 'home-rail-focus', path: '/', before: focusOn('article h3 a'), fullPage: false },
];

const LISTINGS: readonly Screen[] = [
  { name: 'charts', path: '/browse/charts' },
  { name: 'charts-loading', path: '/browse/charts', answers: { '/v3/playlists': 'never' } },
  { name: 'charts-failed', path: '/browse/charts', answers: { '/v3/playlists': 'failing' } },
  { name: 'charts-empty', path: '/browse/charts', answers: { '/v3/playlists': [] } },
  { name: 'chart', path: '/browse/charts/101' },
  { name: 'chart-playing', path: '/browse/charts/101', as: FREE_MEMBER, before: playFrom() },
  { name: 'chart-scrolled', path: '/browse/charts/101', before: scrollDown, fullPage: false },
  { name: 'chart-loading', path: '/browse/charts/101', answers: { '/v3/playlists': 'never' } },
  { name: 'chart-failed', path: '/browse/charts/101', answers: { '/v3/playlists/101(\\?|$)': 'failing' } },
  { name: 'chart-empty', path: '/browse/charts/101', answers: { '/v3/playlists/101/mixes': [] } },
  { name: 'playlists', path: '/browse/playlists' },
  { name: 'playlists-member', path: '/browse/playlists', as: FREE_MEMBER },
  { name: 'playlist', path: '/browse/playlists/204' },
  { name: 'playlist-missing', path: '/browse/playlists/99999' },
  { name: 'genres', path: '/browse/genres' },
  { name: 'genres-loading', path: '/browse/genres', answers: { '/v3/genres': 'never' } },
  { name: 'genres-failed', path: '/browse/genres', answers: { '/v3/genres': 'failing' } },
  { name: 'genre', path: '/genre/house', as: FREE_MEMBER },
  { name: 'genre-loading', path: '/genre/house', answers: { '/v3/genres': 'never' } },
  { name: 'genre-empty', path: '/genre/house', answers: { '/v3/mixes': [], '/v3/artists': [] } },
  { name: 'mixes', path: '/browse/mixes/latest', as: FREE_MEMBER, fullPage: false },
  { name: 'mixes-scrolled', path: '/browse/mixes/latest', as: FREE_MEMBER, before: scrollDown, fullPage: false },
  { name: 'mixes-trending', path: '/browse/mixes/trending' },
  { name: 'mixes-loading', path: '/browse/mixes/latest', answers: { '/v3/mixes': 'never' } },
  { name: 'mixes-failed', path: '/browse/mixes/latest', answers: { '/v3/mixes': 'failing' } },
  { name: 'mixes-recently', path: '/browse/mixes/recently', as: FREE_MEMBER },
  { name: 'mixes-recently-visitor', path: '/browse/mixes/recently' },
];

const MIX: readonly Screen[] = [
  { name: 'mix', path: '/mix/1', as: FREE_MEMBER },
  { name: 'mix-visitor', path: '/mix/1' },
  { name: 'mix-premium', path: '/mix/14', as: PREMIUM },
  { name: 'mix-playing', path: '/mix/1', as: FREE_MEMBER, before: playFrom(0.4) },
  { name: 'mix-continue', path: '/mix/3', as: FREE_MEMBER, before: continueAt(3, 0.3) },
  { name: 'mix-pointed', path: '/mix/1', before: hoverOver('[role=slider]'), fullPage: false },
  { name: 'mix-scrolled', path: '/mix/1', before: scrollDown, fullPage: false },
  { name: 'mix-loading', path: '/mix/1', answers: { '/v3/mixes': 'never' } },
  { name: 'mix-failed', path: '/mix/1', answers: { '/v3/mixes/1(\\?|$)': 'failing' } },
  { name: 'mix-missing', path: '/mix/999999' },
  { name: 'mix-share', path: '/mix/1', as: FREE_MEMBER, before: openMenu(/^Share/), fullPage: false },
  { name: 'mix-more', path: '/mix/1', as: FREE_MEMBER, before: openMenu(/^More options for/), fullPage: false },
];

const PROFILES: readonly Screen[] = [
  { name: 'show', path: '/shows/1', as: FREE_MEMBER },
  { name: 'show-loading', path: '/shows/1', answers: { '/v3/shows': 'never' } },
  { name: 'show-failed', path: '/shows/1', answers: { '/v3/shows/1(\\?|$)': 'failing' } },
  { name: 'show-options', path: '/shows/1', as: FREE_MEMBER, before: openMenu(/^Options/), fullPage: false },
  { name: 'show-about', path: '/shows/1/about' },
  { name: 'artist', path: '/artist/1', as: FREE_MEMBER },
  { name: 'artist-loading', path: '/artist/1', answers: { '/v3/artists': 'never' } },
  { name: 'artist-empty', path: '/artist/1', answers: { '/v3/mixes': [] } },
  { name: 'artist-about', path: '/artist/1/about' },
  { name: 'artist-about-empty', path: '/artist/1/about', answers: { '/v3/artists/1(\\?|$)': { changed: NO_ONE } } },
];

const LISTS_OF_YOURS = ['mixes', 'artists', 'shows', 'genres'] as const;

const YOURS: readonly Screen[] = LISTS_OF_YOURS.flatMap((list) => {
  const screen = { path: `/yourmusic/${list}`, as: FREE_MEMBER };
  const favorites = `/favorites/${list}`;
  return [
    { ...screen, name: `your-${list}` },
    { ...screen, name: `your-${list}-empty`, answers: { [favorites]: [] } },
    { ...screen, name: `your-${list}-loading`, answers: { [favorites]: 'never' } },
    { ...screen, name: `your-${list}-failed`, answers: { [favorites]: 'failing' } },
  ];
});

export const SCREENS: readonly Screen[] = [
  ...HOME,
  ...LISTINGS,
  ...MIX,
  ...PROFILES,
  ...YOURS,
  ...ACCOUNT,
  ...ENTRY,
  ...ONBOARDING,
  ...PREMIUM_AREA,
  ...RADIO,
  ...SEARCH,
  ...CONSOLE,
  { name: 'your-visitor', path: '/yourmusic/mixes' },
];
