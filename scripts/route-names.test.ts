import { workspacePackages } from '@afterglow/shared-build/webpack';
import { readPageTable } from '@afterglow/shared-build';
import { createPageMatcher } from '@afterglow/shared-contracts';

const pages = workspacePackages()
  .filter(({ role }) => role === 'remote')
  .flatMap(({ dir }) => Object.values(readPageTable(dir).pages));
const match = createPageMatcher(pages);

/** The name under which the shell counts a route: the one that the area declares, else the path. */
function routeName(path: string): string {
  return match(path)?.page.name ?? path.slice(1);
}

test.each([
  ['/logout', 'logout'],
  ['/account', 'account'],
  ['/account/edit-profile', 'account/edit-profile'],
  ['/account/change-password', 'account/change-password'],
  ['/account/manage-subscription', 'account/manage-subscription'],
  ['/account/cancel-premium', 'account/cancel-premium'],
  ['/account/cancellation-feedback', 'account/cancellation-feedback'],
  ['/premium', 'premium'],
  ['/premium/view-plans', 'premium/view-plans'],
  ['/premium/donate', 'premium/donate'],
  ['/premium/complete', 'premium/complete'],
  ['/premium/donate/complete', 'premium/donate/complete'],
  ['/offer/premium/view-plans', 'premium/view-plans'],
])('[SHELL-011] %s is called "%s"', (path, name) => {
  expect(routeName(path)).toBe(name);
});

test.each([
  ['/', 'home'],
  ['/auth/login', 'login'],
  ['/browse/charts', 'browse/charts/index'],
  ['/browse/charts/7', 'browse/charts'],
  ['/browse/mixes', 'browse/mixes/latest'],
  ['/browse/genres', 'browse/genres'],
  ['/shows/7/mix/9', 'mix'],
  ['/artist/some-body/7/about', 'artist/about'],
  ['/yourmusic/mixes', 'your-music/mixes'],
  ['/yourmusic/artists', 'your-music/artists'],
  ['/yourmusic/shows', 'your-music/shows'],
  ['/yourmusic/genres', 'your-music/genres'],
  ['/radio/favorites', 'channel-index/favorites'],
  ['/radio/deep', 'channel'],
  ['/radio/deep/schedule', 'channel/schedule'],
  ['/onboarding', 'onboarding'],
  ['/404', '404'],
])('%s is called "%s" as in the table of routes', (path, name) => {
  expect(routeName(path)).toBe(name);
});

/** The two tables of routes, the names derived from the path, and the pages beyond them. */
const NAMES: readonly string[] = [
  ...['home', 'login', 'signup', 'forgot-password', 'reset-password', 'settings', 'onboarding', 'privacy-policy'],
  ...['account', 'account/edit-profile', 'account/change-password', 'account/manage-subscription'],
  ...['account/cancel-premium', 'account/cancellation-feedback'],
  ...['account/security', 'account/your-data', 'account/receipts'],
  ...['premium', 'premium/view-plans', 'premium/donate', 'premium/select-payment', 'premium/complete'],
  'premium/donate/complete',
  ...['browse/charts/index', 'browse/charts', 'browse/playlists/index', 'browse/playlists', 'browse/genres', 'genre'],
  ...['browse/mixes/latest', 'browse/mixes/trending', 'browse/mixes/recently', 'mix', 'search', 'search/results'],
  ...['show', 'show/about', 'artist', 'artist/about', 'channel-index', 'channel-index/favorites'],
  ...['channel', 'channel/schedule', 'channel/history'],
  ...['your-music', 'your-music/mixes', 'your-music/artists', 'your-music/shows', 'your-music/genres'],
];

test('[SHELL-011] no area has a page with another name', () => {
  const shown = pages.filter(({ notFound, path }) => notFound === undefined && path !== '/yourmusic/*');
  const others = shown.map(({ name, path }) => name ?? path.slice(1)).filter((name) => !NAMES.includes(name));
  expect(others).toEqual([]);
});
