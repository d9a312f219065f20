import type { LiveSet, ReleasePage } from '@afterglow/shared-contracts';
import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import { type LivePage, type MatchedPage, matchPage } from '../front-door/index.ts';

function page(path: string, more: Partial<ReleasePage> = {}): ReleasePage {
  return { key: path, path, scripts: [], styles: [], ...more };
}

const SHOW = '/shows/:showId(number)';
const ARTIST = '/artist/:name?/:artistId(number)';
const CHANNEL = '/radio/:channelId';

/** Pages of every kind, as areas declare them. */
export const SITE_PAGES: readonly ReleasePage[] = [
  page('/', { about: 'home', listed: true, title: 'Live radio and DJ mixes', description: 'The house of {brand}.' }),
  page('/mix/:mixId(number)', {
    about: 'mix',
    listed: true,
    aliases: ['/shows/:showId(number)/mix/:mixId(number)'],
  }),
  page(SHOW, { about: 'show', listed: true }),
  page(`${SHOW}/about`, { about: 'show', within: SHOW }),
  page(ARTIST, { about: 'artist', listed: true }),
  page(`${ARTIST}/about`, { about: 'artist', within: ARTIST }),
  page('/browse/charts/:chartId(number)', { about: 'chart', listed: true }),
  page('/browse/playlists/:playlistId(number)', { about: 'playlist', listed: true }),
  page('/radio', {
    listed: true,
    title: 'Radio',
    description: 'Four channels of {brand}.',
    menu: { section: 'Radio', icon: 'radio', order: 300, shortcut: true },
  }),
  page('/radio/favorites', { within: '/radio', access: 'member' }),
  page(CHANNEL, { about: 'channel', listed: true, spelling: 'lower_case' }),
  page(`${CHANNEL}/schedule`, {
    about: 'channel',
    within: CHANNEL,
    spelling: 'lower_case',
    formerly: [`${CHANNEL}/plan`],
  }),
  page('/account', { access: 'member' }),
  page('/account/:what/history', { access: 'member' }),
  page('/nothing/*', { notFound: 'Mix' }),
];

export function liveSetOf(pages: readonly ReleasePage[] = SITE_PAGES): LiveSet {
  const { remotes, ...rest } = buildLiveSet(['site']);
  return { ...rest, remotes: remotes.map((remote) => ({ ...remote, live: { ...remote.live, pages: [...pages] } })) };
}

const site = liveSetOf();

/** The page of a path; throws when there is none. */
export function pageAt(pathname: string): MatchedPage {
  const matched = matchPage(site, pathname);
  if (!matched) throw new Error(`Nobody owns ${pathname}.`);
  return matched;
}

/** The release's description of a page, as the registry finds it. */
export function descriptionOf({ key }: LivePage): Promise<string | undefined> {
  return Promise.resolve(SITE_PAGES.find((one) => one.key === key)?.description);
}
