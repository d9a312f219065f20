import { mixIdSchema, playlistIdSchema, type MixId, type QueueState } from '@afterglow/shared-contracts';
import { currentId, EMPTY_QUEUE, stepped } from './queue.ts';
import { broughtNext, inserted, isStartOf, moved, onlyCurrent, removed } from './queue-edits.ts';

const id = (number: number): MixId => mixIdSchema.parse(number);
const ids = (...numbers: readonly number[]): readonly MixId[] => numbers.map(id);

/** Mixes 1 to 4, from a playlist. */
function queueAt(position: number): QueueState {
  return { mixes: ids(1, 2, 3, 4), position, playlistId: playlistIdSchema.parse(101) };
}

function seen(queue: QueueState): readonly [string, MixId | null] {
  expect(queue === EMPTY_QUEUE || queue.playlistId === 101).toBe(true);
  return [queue.mixes.join(''), currentId(queue)];
}

describe('a step', () => {
  test.each([
    [1, 1, 3],
    [1, -1, 1],
    [3, 1, null],
    [0, -1, null],
  ] as const)('from %i by %i leads to mix %j', (position, step, expected) => {
    const next = stepped(queueAt(position), step);
    expect(next && currentId(next)).toBe(expected);
    if (next) expect(seen(next)[0]).toBe('1234');
  });

  test('in an empty queue leads nowhere', () => {
    expect(stepped(EMPTY_QUEUE, 1)).toBeNull();
    expect(stepped({ ...queueAt(0), position: -1 }, 1)).toBeNull();
    expect(currentId(EMPTY_QUEUE)).toBeNull();
  });
});

describe('moving', () => {
  test.each([
    ['the current item', 1, 1, 3, '1342', 2],
    ['one from before it to behind it', 1, 0, 2, '2314', 2],
    ['one from before it to its place', 1, 0, 1, '2134', 2],
    ['one from behind it to before it', 2, 3, 0, '4123', 3],
    ['one from behind it to its place', 2, 3, 2, '1243', 3],
    ['one before it', 3, 0, 1, '2134', 4],
    ['one behind it', 0, 2, 3, '1243', 1],
  ] as const)('%s preserves the current one', (_, position, from, to, order, current) => {
    expect(seen(moved(queueAt(position), from, to))).toEqual([order, current]);
  });

  test.each([
    [1, 1],
    [-1, 2],
    [4, 0],
    [0, 4],
    [0, -1],
  ])('from %i to %i changes nothing', (from, to) => {
    const queue = queueAt(1);
    expect(moved(queue, from, to)).toBe(queue);
  });
});

describe('inserting', () => {
  test.each([
    ['before the current item', 0, '91234', 2],
    ['in its place', 1, '19234', 2],
    ['behind it', 2, '12934', 2],
    ['at the end', 4, '12349', 2],
  ] as const)('%s preserves it', (_, index, order, current) => {
    expect(seen(inserted(queueAt(1), index, id(9)))).toEqual([order, current]);
  });
});

describe('removing', () => {
  test.each([
    ['an item before the current one', 2, 0, '234', 3],
    ['an item behind it', 1, 2, '124', 2],
    ['the current one: the one behind it follows', 1, 1, '134', 3],
    ['the current one at the end: the one before it follows', 3, 3, '123', 3],
  ] as const)('%s', (_, position, index, order, current) => {
    expect(seen(removed(queueAt(position), index))).toEqual([order, current]);
  });

  test('the only one leaves an empty queue', () => {
    expect(removed({ ...queueAt(0), mixes: ids(1) }, 0)).toBe(EMPTY_QUEUE);
  });

  test.each([-1, 4])('index %i, which does not exist, changes nothing', (index) => {
    const queue = queueAt(1);
    expect(removed(queue, index)).toBe(queue);
  });
});

test('all but the current item can be removed', () => {
  expect(seen(onlyCurrent(queueAt(2)))).toEqual(['3', 3]);
  expect(onlyCurrent(queueAt(2)).position).toBe(0);
});

test('an extended list starts with its former items', () => {
  expect(isStartOf(ids(1, 2), ids(1, 2, 3))).toBe(true);
  expect(isStartOf([], ids(1))).toBe(true);
  expect(isStartOf(ids(1, 3), ids(1, 2, 3))).toBe(false);
  expect(isStartOf(ids(1, 2, 3), ids(1, 2))).toBe(false);
});

describe('a mix queued as the next one', () => {
  test.each([
    ['a new one', 1, 9, '12934', 2],
    ['one that comes later', 1, 4, '1243', 2],
    ['one that is over', 2, 1, '2314', 3],
    ['the one that comes next already', 1, 3, '1234', 2],
    ['the current one', 1, 2, '1234', 2],
  ])('%s exists once, and the current one stays', (_, position, number, mixes, current) => {
    expect(seen(broughtNext(queueAt(position), id(number)))).toEqual([mixes, current]);
  });
});
