import type { LiveSet, MenuEntry, ReleasePage } from '@afterglow/shared-contracts';
import { buildLiveRelease } from '@afterglow/shared-contracts/testing';

function page(path: string, menu?: MenuEntry, more: Partial<ReleasePage> = {}): ReleasePage {
  return { key: path, path, scripts: [], styles: [], ...(menu && { menu }), ...more };
}

const PAGES: Readonly<Record<string, readonly ReleasePage[]>> = {
  browse: [
    page('/', { section: 'Home', icon: 'home', order: 100, quick: true }, { name: 'home' }),
    page('/browse/charts', { section: 'Home', label: 'Charts', icon: 'chart', order: 110 }),
    page('/browse/playlists', { section: 'Home', label: 'Playlists', icon: 'tracklist', order: 120 }),
    page('/browse/genres', { section: 'Home', label: 'Genres & Moods', icon: 'grid', order: 130 }),
    page('/browse/mixes/latest', { section: 'Home', label: 'Mixes', icon: 'disc', order: 140 }),
    page('/yourmusic/:list', undefined, { access: 'member' }),
    page('/yourmusic/mixes', { section: 'Your Music', icon: 'heart', order: 400, quick: true }, { access: 'member' }),
  ],
  search: [page('/search', { section: 'Search', icon: 'search', order: 200, quick: true }, { title: 'Search' })],
  radio: [
    page('/radio', { section: 'Radio', icon: 'radio', order: 300, quick: true }),
    page('/radio/:channelId', { section: 'Radio', each: 'channel', icon: 'live', order: 310 }),
    page('/radio/:channelId/schedule', undefined, { formerly: ['/radio/:channelId/plan'] }),
  ],
  account: [
    page('/account', {
      section: 'Account',
      label: 'Account Management',
      icon: 'user',
      order: 500,
      shownTo: 'member',
    }),
    page('/auth/login', { section: 'Account', label: 'Log in', icon: 'log-in', order: 520, shownTo: 'visitor' }),
  ],
  premium: [page('/premium/*', undefined, { aliases: ['/offer/premium/*'] })],
};

/** A live set of five areas with page tables, whose entries form the main menu. */
export function buildSite(): LiveSet {
  return {
    environment: 'production',
    revision: 1,
    shellVersion: '1.0.0',
    remotes: Object.entries(PAGES).map(([name, pages]) => ({
      name,
      live: buildLiveRelease(name, { pages: [...pages] }),
      previousVersion: null,
    })),
  };
}
