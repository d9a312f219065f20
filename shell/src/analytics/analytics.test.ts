import { analyticsConfigSchema, type AnalyticsConfig } from '@afterglow/shared-contracts';
import { createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { createSafeStorage } from '@afterglow/shared-data';
import * as z from 'zod/mini';
import { createAnalytics } from './buffered-analytics.ts';
import { createConsentStore, type ConsentAnswer } from './consent.ts';
import { createDataLayerSink } from './data-layer-sink.ts';
import { countPageViews } from './page-views.ts';
import { startAnalytics } from './start-analytics.ts';
import { createTagSink } from './tag-sink.ts';

const TAG_URL = 'https://tags.example/tag.js?id=T-1';

beforeEach(() => {
  localStorage.clear();
  delete window.dataLayer;
  document.head.replaceChildren();
});

function scripts(): string[] {
  return [...document.querySelectorAll('script')].map(({ src }) => src);
}

function counted() {
  return (window.dataLayer ?? []).filter(({ event }) => event !== 'gtm.js');
}

const NAMES: Readonly<Record<string, string>> = { '/radio': 'channel-index', '/radio/deep': 'channel' };

/** A page that has just been opened on /radio. */
function open(config: Partial<AnalyticsConfig>, { refusesByBrowser = false } = {}) {
  const analytics = createAnalytics();
  const navigation = createFakeNavigationPort('/radio');
  countPageViews(navigation, analytics);
  let answer: ((consent: ConsentAnswer) => void) | null = null;
  startAnalytics({
    analytics,
    config: z.parse(analyticsConfigSchema, config),
    consent: createConsentStore(
      createSafeStorage(() => localStorage),
      refusesByBrowser,
    ),
    ask: (onAnswer) => (answer = onAnswer),
    local: createDataLayerSink(window),
    openTag: (tagUrl) => createTagSink(tagUrl, window),
    path: () => navigation.getPath(),
    nameOf: (pathname) => NAMES[pathname] ?? pathname.slice(1),
  });
  return { analytics, navigation, isAsked: () => answer !== null, answer: (to: ConsentAnswer) => answer?.(to) };
}

test('[ANALYTICS-001] one function passes the name and data of an event to the tag service', () => {
  const { analytics } = open({ tagUrl: TAG_URL, consent: 'not-needed' });
  analytics.send('onboarding_genres_followed', { count: 4 });
  expect(scripts()).toEqual([TAG_URL]);
  expect(counted()).toEqual([
    { event: 'page_view', path: '/radio', name: 'channel-index' },
    { event: 'onboarding_genres_followed', count: 4 },
  ]);
});

test('[ANALYTICS-008] without a tag service events stay in the browser, and no consent is asked for', () => {
  const { analytics, isAsked } = open({});
  analytics.send('player', { action: 'play', resource_type: 'mix', resource_id: 7 });
  expect(counted()).toContainEqual({ event: 'player', action: 'play', resource_type: 'mix', resource_id: 7 });
  expect(scripts()).toEqual([]);
  expect(isAsked()).toBe(false);
});

test('[ANALYTICS-008] nothing is sent before consent, and no earlier event afterwards', () => {
  const { analytics, navigation, isAsked, answer } = open({ tagUrl: TAG_URL });
  analytics.send('premium_upsell_initiated', {});
  navigation.navigate('/radio/deep');
  expect(isAsked()).toBe(true);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();

  answer('given');
  expect(scripts()).toEqual([TAG_URL]);
  expect(counted()).toEqual([{ event: 'page_view', path: '/radio/deep', name: 'channel' }]);
  expect(open({ tagUrl: TAG_URL }).isAsked()).toBe(false);
});

test('[ANALYTICS-008] a listener who declines is neither counted nor asked again', () => {
  open({ tagUrl: TAG_URL }).answer('refused');
  const { analytics, isAsked } = open({ tagUrl: TAG_URL });
  analytics.send('premium_upsell_initiated', {});
  expect(isAsked()).toBe(false);
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});

test('a browser with a privacy signal counts as declined', () => {
  const { isAsked } = open({ tagUrl: TAG_URL }, { refusesByBrowser: true });
  expect(isAsked()).toBe(false);
  expect(scripts()).toEqual([]);
});

test('a page is counted once, without its query, however the query changes', () => {
  const { navigation } = open({});
  navigation.navigate('/radio/deep?play=true&token=secret');
  navigation.navigate('/radio/deep');
  navigation.navigate('/radio');
  expect(counted().map(({ path }) => path)).toEqual(['/radio', '/radio/deep', '/radio']);
});

test('without a tag service only the last 300 events are stored', () => {
  const { analytics } = open({});
  for (let count = 0; count < 400; count += 1) analytics.send('onboarding_genres_followed', { count });
  expect(window.dataLayer).toHaveLength(300);
  expect(window.dataLayer?.at(-1)).toMatchObject({ count: 399 });
});
