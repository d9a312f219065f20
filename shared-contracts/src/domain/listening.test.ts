import { HOUR_MS } from '../time/index.ts';
import { isUnfinished, LISTENING_QUEUE_MAX, listeningQueueSchema } from '../index.ts';

test.each([
  [9_999, false],
  [10_000, true],
  [HOUR_MS - 30_001, true],
  [HOUR_MS - 30_000, false],
  [HOUR_MS, false],
])('a mix of an hour that was stopped at %i ms can be resumed: %s', (positionMs, expected) => {
  expect(isUnfinished(positionMs, HOUR_MS)).toBe(expected);
});

test.each([
  ['nothing in it', { mixes: [], position: 0 }],
  ['its position behind its end', { mixes: [1, 2], position: 2 }],
  ['too many items', { mixes: Array.from({ length: LISTENING_QUEUE_MAX + 1 }, (_, index) => index + 1), position: 0 }],
])('a queue with %s is rejected', (_, queue) => {
  expect(listeningQueueSchema.safeParse({ ...queue, playlistId: null }).success).toBe(false);
});

test('a queue may contain a mix twice', () => {
  expect(listeningQueueSchema.safeParse({ mixes: [1, 2, 1], position: 2, playlistId: 101 }).success).toBe(true);
});
