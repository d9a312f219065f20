import { mixIdSchema, type QueueState } from '@afterglow/shared-contracts';
import { createMemoryStorage } from '../testing/test-player.ts';
import { EMPTY_QUEUE } from './queue.ts';
import { createQueueStore } from './queue-store.ts';

const KEY = 'activeQueue';
const queue: QueueState = { mixes: [mixIdSchema.parse(1), mixIdSchema.parse(2)], position: 1, playlistId: null };

function open(stored?: unknown) {
  const storage = createMemoryStorage(stored === undefined ? {} : { [KEY]: stored });
  const store = createQueueStore(storage);
  const seen: QueueState[] = [];
  store.queue$.subscribe((one) => seen.push(one));
  return { storage, store, seen };
}

test('a queue is emitted and saved', () => {
  const { store, seen, storage } = open();
  store.set(queue);
  expect(store.get()).toBe(queue);
  expect(seen).toEqual([EMPTY_QUEUE, queue]);
  expect(JSON.parse(storage.get(KEY) ?? '')).toEqual(queue);
});

test('the same queue is not emitted again', () => {
  const { store, seen } = open();
  store.set(queue);
  store.set(queue);
  expect(seen).toHaveLength(2);
});

test('an empty queue leaves nothing saved', () => {
  const { store, storage } = open();
  store.set(queue);
  store.set({ ...EMPTY_QUEUE });
  expect(storage.get(KEY)).toBeNull();
  store.set(queue);
  store.clear();
  expect([storage.get(KEY), store.get()]).toEqual([null, EMPTY_QUEUE]);
});

test('the last queue is restored, and an invalid one counts as none', () => {
  const { store, seen } = open(queue);
  expect(store.restore()).toEqual(queue);
  expect(seen.at(-1)).toEqual(queue);
  expect(open().store.restore()).toBe(EMPTY_QUEUE);
  for (const rubbish of ['text', { ...queue, position: 2 }, { ...queue, mixes: [] }, { ...queue, position: -1 }])
    expect(open(rubbish).store.restore()).toBe(EMPTY_QUEUE);
});

test('a queue that is cleared is still the last one', () => {
  const { store, storage } = open();
  store.set(queue);
  store.forget();
  expect(store.get()).toBe(EMPTY_QUEUE);
  expect(storage.get(KEY)).not.toBeNull();
});
