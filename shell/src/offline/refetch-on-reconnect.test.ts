import { buildLiveSet } from '@afterglow/shared-contracts/testing';
import { Subject } from 'rxjs';
import { createFakeSlots } from '../testing/fake-slots.ts';
import { refetchOnReconnect } from './refetch-on-reconnect.ts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an area that failed offline loads automatically when the site is back', async () => {
  const { loader, create } = createFakeSlots();
  const slots = new Map(buildLiveSet(['radio']).remotes.map((remote) => [remote.name, create(remote)]));
  const returned$ = new Subject();
  const queryClient = {
    getQueryCache: () => ({ findAll: () => [] }),
    cancelQueries: async () => {},
    refetchQueries: async () => {},
  };
  refetchOnReconnect({
    connection: { returned$ },
    applications: { getSlots: () => slots },
    queryClient: queryClient as unknown as Parameters<typeof refetchOnReconnect>[0]['queryClient'],
  });
  slots.get('radio')?.show();
  await jest.advanceTimersByTimeAsync(0);
  loader.last().fail('network');
  await jest.advanceTimersByTimeAsync(0);
  expect(slots.get('radio')?.getState().status).toBe('failed');
  returned$.next(true);
  await jest.advanceTimersByTimeAsync(0);
  loader.last().arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(slots.get('radio')?.getState().status).toBe('live');
});
