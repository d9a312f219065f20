import { buildMemberSession, createFakeNavigationPort } from '@afterglow/shared-contracts/testing';
import { createLocalFlags, createSafeStorage, systemClock } from '@afterglow/shared-data';
import { createRouteTable } from '../applications/route-table.ts';
import { buildSite } from '../testing/build-site.ts';
import { redirectToPremiumOnce, redirectToPremiumUntilSkipped } from './premium-redirects.ts';

const FREE = buildMemberSession({ premium: false });
const PREMIUM = buildMemberSession({ premium: true });
const VISITOR = { status: 'visitor' } as const;

beforeEach(() => localStorage.clear());

function setUp(path: string, session: typeof FREE | typeof VISITOR = FREE) {
  const flags = createLocalFlags(
    createSafeStorage(() => localStorage),
    systemClock,
  );
  const navigation = createFakeNavigationPort(path);
  return { flags, navigation, page: { session, navigation, flags, ownerOf: createRouteTable(buildSite()) } };
}

test('a free member is led to Premium at the first start, and back leads to the previous page', () => {
  const { page, navigation, flags } = setUp('/radio');
  redirectToPremiumOnce(page);
  expect(navigation.visits).toEqual([{ path: '/premium', replace: false }]);
  expect(flags.hasAppLoaded()).toBe(true);
  navigation.navigate('/radio');
  redirectToPremiumOnce(page);
  expect(navigation.getPath()).toBe('/radio');
});

test('a free member is led to Premium at every start until they skip it', () => {
  const { page, navigation, flags } = setUp('/radio');
  redirectToPremiumUntilSkipped(page);
  expect(navigation.getPath()).toBe('/premium');
  navigation.navigate('/radio');
  redirectToPremiumUntilSkipped(page);
  expect(navigation.getPath()).toBe('/premium');
  navigation.navigate('/radio');
  flags.skipPremiumOnboarding();
  redirectToPremiumUntilSkipped(page);
  expect(navigation.getPath()).toBe('/radio');
});

test.each(['/premium', '/premium/view-plans', '/offer/premium', '/offer/premium/view-plans?tab=donate'])(
  '%s is already a page of Premium',
  (path) => {
    const { page, navigation } = setUp(path);
    redirectToPremiumOnce(page);
    redirectToPremiumUntilSkipped(page);
    expect(navigation.visits).toEqual([]);
  },
);

test.each(['/premiere', '/radio/premium'])('%s is not a page of Premium', (path) => {
  const { page, navigation } = setUp(path);
  redirectToPremiumUntilSkipped(page);
  expect(navigation.getPath()).toBe('/premium');
});

test.each([
  ['a visitor', VISITOR],
  ['a member with Premium', PREMIUM],
])('%s is never redirected to Premium', (_who, session) => {
  const { page, navigation, flags } = setUp('/radio', session);
  redirectToPremiumOnce(page);
  redirectToPremiumUntilSkipped(page);
  expect(navigation.visits).toEqual([]);
  expect(flags.hasAppLoaded()).toBe(false);
});
