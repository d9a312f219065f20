/** Links of the main menu, ordered so that each leads to another area and together they visit all areas. */
export const TOUR: readonly { readonly area: string; readonly path: string }[] = [
  { area: 'radio', path: '/radio' },
  { area: 'browse', path: '/' },
  { area: 'search', path: '/search' },
  { area: 'browse', path: '/browse/genres' },
  { area: 'account', path: '/account' },
  { area: 'browse', path: '/browse/mixes/latest' },
  { area: 'radio', path: '/radio/deep' },
  { area: 'browse', path: '/browse/charts' },
  { area: 'premium', path: '/premium/view-plans' },
  { area: 'browse', path: '/browse/playlists' },
  { area: 'radio', path: '/radio/chill' },
  { area: 'browse', path: '/yourmusic/mixes' },
];
