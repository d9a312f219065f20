import type { Page } from '@playwright/test';
import { HOUR_MS } from '@afterglow/shared-contracts/time';
import { FREE_MEMBER, PREMIUM_MEMBER } from '../pages/listener.ts';
import { focusOn, playFrom, pressButton } from './state-steps.ts';
import type { Screen } from './screen.ts';

const STATIONS = '/v3/stations(\\?|$)';
const SLOTS = '/v3/(stations/playlists|episodes)';
const SETTINGS = '/v3/members/\\d+/settings';
const TRENDS = '/v3/(mixes|artists)(\\?|$)';

const MAY_STREAM = '/v3/subscriptions/validate-streaming';
const BUSY = { status: 503, body: { error: 'server_busy', message: 'All servers are busy.' } };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const REMINDERS = ['chill', 'deep'].map((channel, index) => ({
  path: `/radio/${channel}`,
  title: ['Still Rooms 12: Paper Boats', 'Low Tide 40: Tidal'][index],
  text: 'Low Tide is on Deep now.',
  startTime: inHours(2 + 12 * index),
}));

/** A long visit in each of the last hours, which starts late in an item. */
const HEARD = Array.from({ length: 12 }, (_, hour) => ({
  station: 'deep',
  fromTime: inHours(-hour - 0.9),
  untilTime: inHours(-hour - 0.5),
}));

const staleSaid = (page: Page) => page.getByText('Connection lost. This may be out of date.').waitFor();
const busySaid = async (page: Page) => {
  await pressButton('Play Deep')(page);
  await page.getByText('Server busy').waitFor();
};

const FAVORITES = { path: '/radio/favorites', as: FREE_MEMBER };
const OVERVIEW = { path: '/radio/deep' };
const SCHEDULE = { path: '/radio/deep/schedule' };
const HISTORY = { path: '/radio/deep/history' };

export const RADIO: readonly Screen[] = [
  { name: 'radio', path: '/radio' },
  { name: 'radio-reminders', path: '/radio', stored: { reminders: REMINDERS } },
  { name: 'radio-stale', path: '/radio', isSocketAway: true, before: staleSaid },
  { name: 'radio-focus', path: '/radio', before: focusOn('article h3 a'), fullPage: false },
  { name: 'radio-loading', path: '/radio', answers: { [STATIONS]: 'never' } },
  { name: 'radio-failed', path: '/radio', answers: { [STATIONS]: 'failing' } },
  { name: 'radio-offline', path: '/radio', answers: { [STATIONS]: 'offline' } },
  { ...FAVORITES, name: 'radio-favorites', answers: { [SETTINGS]: { changed: { favorites: ['deep', 'chill'] } } } },
  { ...FAVORITES, name: 'radio-favorites-empty', answers: { [SETTINGS]: { changed: { favorites: [] } } } },
  { ...FAVORITES, name: 'radio-favorites-loading', answers: { [SETTINGS]: 'never' } },
  { ...FAVORITES, name: 'radio-favorites-failed', answers: { [SETTINGS]: 'failing' } },
  { ...OVERVIEW, name: 'channel' },
  { ...OVERVIEW, name: 'channel-playing', as: FREE_MEMBER, before: playFrom() },
  { ...OVERVIEW, name: 'channel-address-free', as: FREE_MEMBER, before: pressButton('Get a link for a day') },
  { ...OVERVIEW, name: 'channel-address-premium', as: PREMIUM_MEMBER, before: pressButton('Show my stream link') },
  {
    ...OVERVIEW,
    name: 'channel-address-failed',
    as: PREMIUM_MEMBER,
    answers: { '/v3/members/\\d+/player-addresses': 'failing' },
    before: pressButton('Show my stream link'),
  },
  { ...OVERVIEW, name: 'channel-copied', before: pressButton('Copy Channel link'), fullPage: false },
  { ...OVERVIEW, name: 'channel-loading', answers: { [SLOTS]: 'never', [TRENDS]: 'never', [STATIONS]: 'never' } },
  { ...OVERVIEW, name: 'channel-failed', answers: { [SLOTS]: 'failing', [TRENDS]: 'failing' } },
  {
    ...OVERVIEW,
    name: 'channel-offline',
    answers: { [SLOTS]: 'offline', [TRENDS]: 'offline', [STATIONS]: 'offline' },
  },
  { ...OVERVIEW, name: 'channel-stale', isSocketAway: true, before: staleSaid },
  {
    ...OVERVIEW,
    name: 'channel-busy',
    as: FREE_MEMBER,
    answers: { [MAY_STREAM]: BUSY },
    before: busySaid,
    fullPage: false,
  },
  { ...OVERVIEW, name: 'channel-silent', answers: { [SLOTS]: [], [TRENDS]: [] } },
  { name: 'channel-classics', path: '/radio/classics' },
  { name: 'channel-unknown', path: '/radio/polka' },
  { ...SCHEDULE, name: 'schedule' },
  {
    ...SCHEDULE,
    name: 'schedule-last-day',
    before: async (page) => page.locator('main [role=group] button').last().click(),
  },
  { ...SCHEDULE, name: 'schedule-remind', before: pressButton(/^Remind me/), fullPage: false },
  { ...OVERVIEW, name: 'channel-remind', before: pressButton(/^Remind me/), fullPage: false },
  { ...SCHEDULE, name: 'schedule-loading', answers: { [SLOTS]: 'never' } },
  { ...SCHEDULE, name: 'schedule-failed', answers: { [SLOTS]: 'failing' } },
  { ...SCHEDULE, name: 'schedule-empty', answers: { [SLOTS]: [] } },
  { ...HISTORY, name: 'history' },
  { ...HISTORY, name: 'history-again', as: FREE_MEMBER, before: pressButton(/^Play again/), fullPage: false },
  { ...HISTORY, name: 'history-tuned-in', as: FREE_MEMBER, stored: { tunedIn: HEARD } },
  { ...HISTORY, name: 'history-loading', answers: { [SLOTS]: 'never' } },
  { ...HISTORY, name: 'history-failed', answers: { [SLOTS]: 'failing' } },
  { ...HISTORY, name: 'history-empty', answers: { [SLOTS]: [] } },
];
