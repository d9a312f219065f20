import { LISTENING_QUEUE_MAX, mixIdSchema } from '@afterglow/shared-contracts';
import { storedQueue } from './stored-listening.ts';

const LENGTH = 3 * LISTENING_QUEUE_MAX;
const mixes = Array.from({ length: LENGTH }, (_, at) => mixIdSchema.parse(at + 1));

test.each([
  ['the beginning', 0, 0],
  ['the middle', LENGTH / 2, LENGTH / 2 - LISTENING_QUEUE_MAX / 2],
  ['the end', LENGTH - 1, LENGTH - LISTENING_QUEUE_MAX],
])('a very long queue whose current item is at %s is stored as the range around it', (_, position, start) => {
  const cached = storedQueue({ mixes, position, playlistId: null });
  expect(cached.mixes).toEqual(mixes.slice(start, start + LISTENING_QUEUE_MAX));
  expect(cached.mixes[cached.position]).toBe(mixes[position]);
});
