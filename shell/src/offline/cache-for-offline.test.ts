import { buildLiveRelease, buildLiveSet } from '@afterglow/shared-contracts/testing';
import { createManualClock } from '@afterglow/shared-player/testing';
import { BehaviorSubject } from 'rxjs';
import type { WorkerMessage } from '../service-worker/worker-message.ts';
import { createFakeSlots } from '../testing/fake-slots.ts';
import { cacheForOffline } from './cache-for-offline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const liveSet = buildLiveSet([], {
    remotes: [
      { name: 'radio', live: buildLiveRelease('radio', { version: '1.0.1' }), previousVersion: '1.0.0' },
      { name: 'search', live: buildLiveRelease('search'), previousVersion: null },
    ],
  });
  const { loader, create } = createFakeSlots();
  const slots = new Map(liveSet.remotes.map((remote) => [remote.name, create(remote)]));
  const messages: WorkerMessage[] = [];
  const clock = createManualClock();
  cacheForOffline({
    slots$: new BehaviorSubject(slots),
    getSlots: () => slots,
    getLiveSet: () => liveSet,
    notify: (message) => void messages.push(message),
    clock,
  });
  return { slots, loader, messages, clock };
}

test('opened areas are cached whole, and releases that may still be requested stay', async () => {
  const { slots, loader, messages, clock } = setUp();
  slots.get('radio')?.show();
  await jest.advanceTimersByTimeAsync(0);
  loader.last().arrive();
  await jest.advanceTimersByTimeAsync(0);
  clock.advance(3000);
  const [message] = messages;
  expect(messages).toHaveLength(1);
  if (message?.type !== 'keep') throw new Error('nothing is kept');
  expect(message.files.map(({ url }) => url)).toEqual([
    '/remotes/radio/1.0.1/remoteEntry.js',
    '/remotes/radio/1.0.1/remote.js',
    '/remotes/radio/1.0.1/remote.css',
  ]);
  expect(message.shell).toBe('/remotes/shell/0.0.0-test/');
  expect(message.releases).toEqual(['/remotes/radio/1.0.1/', '/remotes/radio/1.0.0/', '/remotes/search/1.0.0/']);
});
