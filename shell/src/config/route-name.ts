/** Where a name does not simply follow the path; `:x` stands for any one part, and the first that fits counts. */
const NAMES = {
  '/': 'home',
  '/auth/login': 'login',
  '/auth/signup': 'signup',
  '/auth/forgot-password': 'forgot-password',
  '/auth/reset-password': 'reset-password',
  '/set-new-password': 'reset-password',
  '/about/privacy-policy': 'privacy-policy',
  '/premium/select-payment/:planId': 'premium/select-payment',
  '/browse/charts': 'browse/charts/index',
  '/browse/charts/:id': 'browse/charts',
  '/browse/playlists': 'browse/playlists/index',
  '/browse/playlists/:id': 'browse/playlists',
  '/browse/mixes': 'browse/mixes/latest',
  '/genre/:id': 'genre',
  '/mix/:id': 'mix',
  '/shows/:id/mix/:mixId': 'mix',
  '/shows/:id': 'show',
  '/shows/:id/about': 'show/about',
  '/artist/:id': 'artist',
  '/artist/:id/about': 'artist/about',
  '/artist/:url/:id': 'artist',
  '/artist/:url/:id/about': 'artist/about',
  '/search/results/:tab/:keyword': 'search/results',
  '/search/results/:tab': 'search/results',
  '/radio': 'channel-index',
  '/radio/favorites': 'channel-index/favorites',
  '/radio/:channelId': 'channel',
  '/radio/:channelId/schedule': 'channel/schedule',
  '/radio/:channelId/history': 'channel/history',
  '/yourmusic/:list': 'your-music',
} as const;

const PATTERNS = Object.entries(NAMES).map(
  ([path, name]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`), name] as const,
);

/** What a page is called wherever pages are counted; one that is in no table is called as its path. */
export function routeName(pathname: string): string {
  const path = pathname.replace(/^\/offer(?=\/premium(\/|$))/, ''); // the other name of the same pages
  return PATTERNS.find(([pattern]) => pattern.test(path))?.[1] ?? path.slice(1);
}
