import { createEventBus, type SessionState } from '@afterglow/shared-contracts';
import {
  buildCurrentUser,
  buildLiveRelease,
  buildLiveSet,
  buildMemberSession,
  createFakeNavigationPort,
  createFakeSessionPort,
} from '@afterglow/shared-contracts/testing';
import { createDataLayer } from '@afterglow/shared-data';
import { createManualClock } from '@afterglow/shared-player/testing';
import { BehaviorSubject } from 'rxjs';
import { createRouteTable } from '../applications/route-table.ts';
import { createModals } from '../modals/modals.ts';
import { buildSite } from '../testing/build-site.ts';
import { createNavigation } from '../ports/navigation.ts';
import type { SlotState } from '../slots/slot-state.ts';
import type { Slot } from '../slots/slot.ts';
import { guardRoutes } from './guard-routes.ts';

function setUp(path: string, liveSet = buildLiveSet(['radio']), slots: ReadonlyMap<string, Slot> = new Map()) {
  const navigation = createFakeNavigationPort(path);
  const remembered: string[] = [];
  let rechecks = 0;
  const session = {
    ...createFakeSessionPort(),
    logout: jest.fn(async () => {}),
    validate: async () => false,
    rememberPath: (visited: string) => void remembered.push(visited),
    recheck: () => void (rechecks += 1),
  };
  let ownerOf = createRouteTable(liveSet);
  const slots$ = new BehaviorSubject(slots);
  const slotOf = (remote: string) => slots.get(remote);
  guardRoutes({ navigation, session, applications: { slots$, slotOf, ownerOf: (pathname) => ownerOf(pathname) } });
  return {
    navigation,
    session,
    remembered,
    rechecks: () => rechecks,
    become(remotes: readonly string[]) {
      ownerOf = createRouteTable(buildLiveSet(remotes));
      slots$.next(new Map());
    },
  };
}

test('a path without an owner leads to the 404 page, at its entry of the history', () => {
  const { navigation } = setUp('/no/such/page');
  expect(navigation.visits).toEqual([{ path: '/404', replace: true }]);
});

test('the path of an area that leaves the live set also leads to the 404 page', () => {
  const { navigation, become } = setUp('/radio/deep');
  expect(navigation.visits).toEqual([]);
  become(['search']);
  expect(navigation.getPath()).toBe('/404');
});

test('a trailing slash is stripped and the query preserved', () => {
  const { navigation } = setUp('/radio/deep/?play=true');
  expect(navigation.visits).toEqual([{ path: '/radio/deep?play=true', replace: true }]);
});

test.each([
  ['/radio/deep/?play=a?b', '/radio/deep?play=a?b'],
  ['/radio/deep///', '/radio/deep'],
])('%s becomes %s: an invalid URL is normalized without losing its query', (path, plain) => {
  expect(setUp(path).navigation.visits).toEqual([{ path: plain, replace: true }]);
});

test('a path that looks like another site is the 404 page of this one', () => {
  history.replaceState(null, '', '/.//elsewhere.example/');
  expect(location.pathname).toBe('//elsewhere.example/');
  const navigation = createNavigation();
  const applications = {
    slots$: new BehaviorSubject(new Map()),
    slotOf: () => undefined,
    ownerOf: createRouteTable(buildLiveSet(['radio'])),
  };
  const session = { ...createFakeSessionPort(), validate: async () => false, rememberPath() {}, recheck() {} };
  guardRoutes({ navigation, session, applications });
  expect(navigation.getPath()).toBe('/404');
});

test('/logout logs out immediately and ends on "/"', () => {
  const { navigation, session } = setUp('/logout');
  expect(session.logout).toHaveBeenCalledTimes(1);
  expect(navigation.visits[0]).toEqual({ path: '/', replace: true });
});

test('[AUTH-067] /logout ends on "/" without waiting for the logout call or its outcome', () => {
  const { navigation, session } = setUp('/radio');
  session.logout.mockReturnValue(new Promise(() => {}));
  navigation.navigate('/logout');
  expect(navigation.visits).toContainEqual({ path: '/', replace: true });
});

test('every page is stored for after a login, and checks that the member still exists', () => {
  const { navigation, remembered, rechecks } = setUp('/radio');
  navigation.navigate('/radio/deep?play=true');
  expect(remembered).toEqual(['/radio', '/radio/deep?play=true']);
  expect(rechecks()).toBe(2);
});

test('[SHELL-070] a service that fails the member check delays no page', async () => {
  localStorage.setItem('auth.currentUser', JSON.stringify(buildCurrentUser()));
  const [navigation, bus] = [createFakeNavigationPort('/radio'), createEventBus()];
  const asked: string[] = [];
  const { session, dispose } = createDataLayer({
    bus,
    navigation,
    baseUrl: 'https://service.test',
    fetch(input) {
      asked.push(new URL(new Request(input).url).pathname);
      return new Promise(() => {});
    },
  });
  session.start();
  const applications = {
    slots$: new BehaviorSubject(new Map()),
    slotOf: () => undefined,
    ownerOf: createRouteTable(buildSite()),
  };
  guardRoutes({ navigation, session, applications });
  navigation.navigate('/radio/deep');
  navigation.navigate('/account');
  expect(navigation.visits.map(({ path }) => path)).toEqual(['/radio/deep', '/account']);
  expect(session.getSession().status).toBe('member');
  await Promise.resolve();
  expect(asked).toContain('/v3/members/1');
  dispose();
  localStorage.clear();
});

test('[SHELL-093] /logout checks nothing before it logs out', () => {
  const bus = createEventBus();
  const modals = createModals({ bus, clock: createManualClock(), borrow: () => Promise.reject(new Error('none')) });
  const { session } = setUp('/logout');
  expect(session.logout).toHaveBeenCalledTimes(1);
  expect(modals.getState().isOpen).toBe(false);
});

test('[SHELL-093] the question before a logout can be opened by any caller', () => {
  const bus = createEventBus();
  const modals = createModals({ bus, clock: createManualClock(), borrow: () => Promise.reject(new Error('none')) });
  bus.emit('modal:show', { type: 'confirmation', contentKey: 'CONFIRM_LOGOUT' });
  expect(modals.getState()).toMatchObject({ isOpen: true, component: { title: 'Sign out?' } });
});

describe('a members-only page', () => {
  const MEMBER = buildMemberSession();

  function openAccount(session: SessionState, holds: () => Promise<boolean>) {
    const live = buildLiveRelease('account', {
      pages: [{ key: 'account', path: '/account/*', scripts: [], styles: [], access: 'member' }],
    });
    const liveSet = buildLiveSet([], { remotes: [{ name: 'account', live, previousVersion: null }] });
    const login = buildLiveSet(['auth', 'radio']);
    const ownerOf = createRouteTable({ ...liveSet, remotes: [...liveSet.remotes, ...login.remotes] });
    const navigation = createFakeNavigationPort('/account/edit-profile?tab=1');
    const remembered: string[] = [];
    const fake = createFakeSessionPort(session);
    guardRoutes({
      navigation,
      session: {
        ...fake,
        validate: holds,
        rememberPath: (path) => void remembered.push(path),
        recheck: () => {},
      },
      applications: { slots$: new BehaviorSubject(new Map()), slotOf: () => undefined, ownerOf },
    });
    return { navigation, remembered, become: fake.become };
  }

  test('validates the stored token first, and redirects a visitor to the login', async () => {
    let asked = 0;
    const { navigation, remembered } = openAccount({ status: 'visitor' }, async () => (asked += 1) === 0);
    expect(navigation.visits).toEqual([]);
    await Promise.resolve();
    expect(asked).toBe(1);
    expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
    expect(remembered.slice(-2)).toEqual(['/account/edit-profile?tab=1', '/auth/login']);
  });

  test('is stored immediately: the page may redirect before the response arrives', () => {
    const { remembered, become } = openAccount(MEMBER, () => new Promise(() => {}));
    remembered.splice(0);
    become({ status: 'visitor' });
    expect(remembered).toEqual(['/account/edit-profile?tab=1']);
  });

  test('stays when the stored token is valid', async () => {
    const { navigation } = openAccount({ status: 'visitor' }, async () => true);
    await Promise.resolve();
    expect(navigation.visits).toEqual([]);
  });

  test('lets members in, and redirects them to the login when their session is over', async () => {
    const { navigation, become } = openAccount(MEMBER, async () => false);
    await Promise.resolve();
    expect(navigation.visits).toEqual([]);
    become({ status: 'visitor' });
    await Promise.resolve();
    expect(navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
  });

  test('does not redirect a visitor who has navigated away', async () => {
    const { navigation } = openAccount({ status: 'visitor' }, async () => false);
    navigation.navigate('/radio');
    await Promise.resolve();
    expect(navigation.getPath()).toBe('/radio');
  });
});

describe('a legacy URL', () => {
  const VISITS = [{ path: '/radio/deep/schedule?day=2', replace: true }];

  function openFormer(state: SlotState) {
    const state$ = new BehaviorSubject(state);
    const slot = { state$, getState: () => state$.value } as unknown as Slot;
    const { navigation } = setUp('/radio/deep/plan?day=2', buildSite(), new Map([['radio', slot]]));
    return { navigation, state$ };
  }

  test('redirects to the current one, with its query and without a history entry', () => {
    expect(openFormer({ status: 'idle' }).navigation.visits).toEqual(VISITS);
    expect(openFormer({ status: 'live', version: '1.0.0' }).navigation.visits).toEqual(VISITS);
  });

  test('redirects once the version that moved the page is shown, which knows the new one', () => {
    const { navigation, state$ } = openFormer({ status: 'live', version: '0.9.0' });
    expect(navigation.visits).toEqual([]);
    state$.next({ status: 'live', version: '1.0.0' });
    expect(navigation.visits).toEqual(VISITS);
  });

  test('does not redirect from a page that the listener has left', () => {
    const { navigation, state$ } = openFormer({ status: 'live', version: '0.9.0' });
    navigation.navigate('/radio');
    state$.next({ status: 'live', version: '1.0.0' });
    expect(navigation.getPath()).toBe('/radio');
  });
});
