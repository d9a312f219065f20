import { buildLiveSet, createFakeNavigationPort, createFakeSessionPort } from '@afterglow/shared-contracts/testing';
import { BehaviorSubject } from 'rxjs';
import { createRouteTable } from '../applications/route-table.ts';
import { guardRoutes } from './guard-routes.ts';

function setUp(path: string) {
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
  let ownerOf = createRouteTable(buildLiveSet(['radio']));
  const slots$ = new BehaviorSubject(new Map());
  guardRoutes({ navigation, session, applications: { slots$, ownerOf: (pathname) => ownerOf(pathname) } });
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

test('a path that nobody owns leads to the 404 page, in its place in the history', () => {
  const { navigation } = setUp('/no/such/page');
  expect(navigation.visits).toEqual([{ path: '/404', replace: true }]);
});

test('the path of an area that leaves the live set leads there too', () => {
  const { navigation, become } = setUp('/radio/deep');
  expect(navigation.visits).toEqual([]);
  become(['search']);
  expect(navigation.getPath()).toBe('/404');
});

test('a trailing slash is stripped and the query kept', () => {
  const { navigation } = setUp('/radio/deep/?play=true');
  expect(navigation.visits).toEqual([{ path: '/radio/deep?play=true', replace: true }]);
});

test('/logout logs out at once and ends on "/"', () => {
  const { navigation, session } = setUp('/logout');
  expect(session.logout).toHaveBeenCalledTimes(1);
  expect(navigation.visits[0]).toEqual({ path: '/', replace: true });
});

test('every page is remembered for after a log-in, and asks whether the member still exists', () => {
  const { navigation, remembered, rechecks } = setUp('/radio');
  navigation.navigate('/radio/deep?play=true');
  expect(remembered).toEqual(['/radio', '/radio/deep?play=true']);
  expect(rechecks()).toBe(2);
});
