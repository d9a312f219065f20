import { buildMix } from '@afterglow/shared-contracts/testing';
import { queueAround } from './queue-around.ts';

const list = Array.from({ length: 200 }, (_, index) => buildMix({ number: index + 1 }));

test('a queue goes forward from the chosen index, and back to the items before it', () => {
  const { mixes, position } = queueAround((place) => list.slice(0, 5)[place], 2);
  expect(mixes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(position).toBe(2);
});

test('of a long list only nearby items are queued', () => {
  const { mixes, position } = queueAround((place) => list[place], 100);
  expect(mixes).toHaveLength(70);
  expect(mixes[position]?.id).toBe(101);
});

test('a page that is not loaded ends the queue', () => {
  const { mixes, position } = queueAround((place) => (place === 3 || place === 8 ? undefined : list[place]), 5);
  expect(mixes.map(({ id }) => id)).toEqual([5, 6, 7, 8]);
  expect(position).toBe(1);
});
