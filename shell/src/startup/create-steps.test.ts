import { CHANNEL_IDS, createEventBus, featureFlagsSchema, type FeatureFlag } from '@afterglow/shared-contracts';
import {
  buildCurrentUser,
  buildMember,
  buildStation,
  createFakeNavigationPort,
} from '@afterglow/shared-contracts/testing';
import { createDataLayer, createLocalFlags, createSafeStorage, type DataLayer } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import * as z from 'zod/mini';
import { createRouteTable } from '../applications/route-table.ts';
import { buildSite } from '../testing/build-site.ts';
import { createVersionCheck } from '../versions/version-check.ts';
import { checkAuth } from './check-auth.ts';
import { createSteps } from './create-steps.ts';
import { runSteps } from './run-steps.ts';

const DEFAULTS = z.parse(featureFlagsSchema, {});
const MEMBER = '/v3/members/1';

/** The service; `favorites` is the number of artists and genres of its one free member. */
function answerOf(path: string, favorites: Readonly<Record<string, number>>): unknown {
  const [, kind] = /\/favorites\/(\w+)$/.exec(path) ?? [];
  if (kind) return Array.from({ length: favorites[kind] ?? 0 }, (_, index) => buildFavorite(kind, index + 1));
  const answers: Readonly<Record<string, unknown>> = {
    [`${MEMBER}/permissions`]: { role: null, premium: false, superAdmin: false, permissions: [] },
    [MEMBER]: buildMember(),
    [`${MEMBER}/settings`]: { currentOnDemandQualityKey: 'low', volume: 25, favorites: [] },
    '/v3/subscriptions': [],
    '/v3/stations': Object.fromEntries(CHANNEL_IDS.map((id) => [id, buildStation(id)])),
    '/v3/versions': { clientVersion: '1.0.0', severity: 'normal' },
  };
  return answers[path];
}

function buildFavorite(kind: string, id: number) {
  return { members_id: { id: 1 }, [`${kind}_id`]: { id }, creation_time: '2026-03-01T10:00:00.000Z' };
}

let layers: readonly DataLayer[] = [];
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  for (const layer of layers) layer.dispose();
  layers = [];
});

interface Start {
  /** Flags with the opposite of their default. */
  readonly switched?: readonly FeatureFlag[];
  readonly favorites?: Readonly<Record<string, number>>;
  /** The browser's storage: by default a member who was here before, and has skipped Premium. */
  readonly remembered?: Readonly<Record<string, string>>;
  /** The member goes to this page while this path is requested. */
  readonly goes?: { readonly to: string; readonly during: string };
  /** True for a visitor who opens the page, and has logged in before the steps run. */
  readonly logsInMeanwhile?: boolean;
}

const HAS_BEEN_HERE = { hasAppLoaded: 'true', hasSkippedPremiumOnboarding: 'true' };

function store(entries: Readonly<Record<string, string>>) {
  for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
}

/** Starts the page of a free member with the real steps, and returns its requests and redirects. */
async function start({ switched = [], favorites = {}, remembered = HAS_BEEN_HERE, goes, logsInMeanwhile }: Start = {}) {
  store({ ...remembered, ...(!logsInMeanwhile && { 'auth.currentUser': JSON.stringify(buildCurrentUser()) }) });
  const [bus, clock, navigation] = [createEventBus(), createManualClock(), createFakeNavigationPort('/radio')];
  const storage = createSafeStorage(() => localStorage);
  const asked: string[] = [];
  const dataLayer = createDataLayer({
    bus,
    navigation,
    storage,
    baseUrl: 'https://service.test',
    async fetch(input) {
      const { pathname } = new URL(new Request(input).url);
      asked.push(pathname);
      if (pathname === goes?.during) navigation.navigate(goes.to);
      return Response.json(answerOf(pathname, favorites));
    },
  });
  layers = [...layers, dataLayer];
  const features = { ...DEFAULTS, ...Object.fromEntries(switched.map((flag) => [flag, !DEFAULTS[flag]])) };
  const flags = createLocalFlags(storage, clock);
  const versionCheck = createVersionCheck({
    bus,
    clock,
    flags,
    runningVersion: '1.0.0',
    announce: () => {},
    read: async () => (await dataLayer.data.call('getVersions')).data,
    perTab: createSafeStorage(() => sessionStorage),
  });
  const authChecked = checkAuth({ features, session: dataLayer.session, navigation });
  const openedBy = dataLayer.session.memberId();
  if (logsInMeanwhile) dataLayer.session.adopt(buildCurrentUser());
  const ownerOf = createRouteTable(buildSite());
  const parts = { dataLayer, navigation, flags, ownerOf, versionCheck, authChecked, openedBy };
  await runSteps(createSteps(parts), features, clock);
  return { asked, flags, led: navigation.visits.map(({ path }) => path) };
}

const PERMISSIONS = `${MEMBER}/permissions`;
const SETTINGS = `${MEMBER}/settings`;
/** Requests of a step only; all others belong to the session itself. */
const OF_STEPS = [PERMISSIONS, '/v3/stations', '/v3/versions', SETTINGS, `${MEMBER}/favorites/genres`];
const ofSteps = (asked: readonly string[]) => asked.filter((path) => OF_STEPS.includes(path));

// jsdom's timeline does not record marks.
Object.assign(performance, { mark: jest.fn() });

test('[PREMIUM-089] a free member who goes back from Premium during the start is not sent there again', async () => {
  const { led } = await start({ remembered: {}, goes: { to: '/radio', during: SETTINGS } });
  expect(led.slice(0, 2)).toEqual(['/premium', '/radio']);
  expect(led.slice(2)).not.toContain('/premium');
});

test('[SHELL-051] requests the session, the channels, the version and the settings, in this order', async () => {
  const { asked } = await start();
  expect(ofSteps(asked)).toEqual([PERMISSIONS, '/v3/stations', '/v3/versions', SETTINGS]);
});

test.each<[FeatureFlag, readonly string[]]>([
  ['auth', ['/v3/stations', '/v3/versions']],
  ['channels', [PERMISSIONS, '/v3/versions', SETTINGS]],
  ['versionCheck', [PERMISSIONS, '/v3/stations', SETTINGS]],
  ['settings', [PERMISSIONS, '/v3/stations', '/v3/versions']],
])('[SHELL-052] without the flag %s only %j are requested', async (flag, expected) => {
  const { asked } = await start({ switched: [flag] });
  expect(ofSteps(asked)).toEqual(expected);
});

test('[SHELL-052] without the flag premium no first redirect to Premium happens', async () => {
  const skipped = { hasSkippedPremiumOnboarding: 'true' };
  expect(await start({ remembered: skipped })).toMatchObject({ led: ['/premium'] });
  localStorage.clear();
  const { led, flags } = await start({ remembered: skipped, switched: ['premium'] });
  expect(led).toEqual([]);
  expect(flags.hasAppLoaded()).toBe(false);
});

test('[SHELL-052] [SHELL-055] without the flag premiumOnboarding no repeated redirect happens', async () => {
  const hereBefore = { hasAppLoaded: 'true' };
  expect(await start({ remembered: hereBefore })).toMatchObject({ led: ['/premium'] });
  expect(await start({ remembered: hereBefore, switched: ['premiumOnboarding'] })).toMatchObject({ led: [] });
});

test('[SHELL-055] favorites onboarding follows premium onboarding, and is off by default', async () => {
  const remembered = { hasAppLoaded: 'true' };
  expect(await start({ remembered })).toMatchObject({ led: ['/premium'] });
  const { led } = await start({ remembered, switched: ['favouritesOnboarding'] });
  expect(led).toEqual(['/premium', '/onboarding']);
});

test('[AUTH-028] [PREMIUM-089] a free member who logs in during startup stays where the login has led', async () => {
  const { led, flags } = await start({ remembered: {}, switched: ['favouritesOnboarding'], logsInMeanwhile: true });
  expect(led).toEqual([]);
  expect(flags.hasAppLoaded()).toBe(false);
  localStorage.clear();
  expect(await start({ remembered: {} })).toMatchObject({ led: ['/premium'] });
});

test.each([
  [0, 0],
  [2, 2],
])(
  '[ONBOARD-022] at startup a member with %i favorite artists and %i genres is led to choose',
  async (artists, genres) => {
    const { led } = await start({ switched: ['favouritesOnboarding'], favorites: { artists, genres } });
    expect(led).toEqual(['/onboarding']);
  },
);

test.each([
  [3, 0],
  [0, 3],
])('[ONBOARD-023] a member with %i favorite artists and %i genres is not', async (artists, genres) => {
  const { led, asked } = await start({ switched: ['favouritesOnboarding'], favorites: { artists, genres } });
  expect(led).toEqual([]);
  expect(asked).toContain(`${MEMBER}/favorites/genres`);
});
