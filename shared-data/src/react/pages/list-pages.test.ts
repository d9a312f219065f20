import { listEnd, pageLength, pageOfItem, pageStart } from './list-pages.ts';

const LENGTHS = { first: 30, more: 15 };

test('a list starts with its first length and continues with the other', () => {
  expect([0, 1, 2].map((page) => pageStart(LENGTHS, page))).toEqual([0, 30, 45]);
  expect([0, 1, 2].map((page) => pageLength(LENGTHS, page))).toEqual([30, 15, 15]);
  expect([0, 29, 30, 44, 45].map((index) => pageOfItem(LENGTHS, index))).toEqual([0, 0, 1, 1, 2]);
});

test('the end of a list is its total, or an empty or short page', () => {
  const page = { start: 30, length: 15, itemCount: 15, total: null };
  expect(listEnd(page)).toBeNull();
  expect(listEnd({ ...page, total: 400 })).toBe(400);
  expect(listEnd({ ...page, itemCount: 4 })).toBe(34);
  expect(listEnd({ ...page, itemCount: 0, total: 400 })).toBe(30);
  expect(listEnd({ ...page, itemCount: 12, total: 400 })).toBe(400);
  expect(listEnd({ ...page, itemCount: 12, total: 44 })).toBe(42);
});
