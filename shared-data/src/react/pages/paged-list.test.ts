import { countOf, itemIn, NO_PAGES_LOADED, pagesToRead, withLoadedPage, type ReadPage } from './paged-list.ts';

const LENGTHS = { first: 30, more: 30 };

function page(number: number, itemCount: number, total: number | null, readAt: number): ReadPage<string> {
  const items = Array.from({ length: itemCount }, (_, at) => `${number}:${at}`);
  return { page: number, data: { items, total }, failure: null, readAt };
}

test('the first page is always fetched, then the visible one, and the next one on request', () => {
  const loaded = { ...NO_PAGES_LOADED, pages: 100, end: 100_000 };
  expect(pagesToRead(NO_PAGES_LOADED, null, false)).toEqual([0]);
  expect(pagesToRead(loaded, null, false)).toEqual([]);
  expect(pagesToRead(loaded, { from: 40, to: 42 }, false)).toEqual([40, 41, 42]);
  expect(pagesToRead(loaded, { from: 98, to: 120 }, true)).toEqual([98, 99, 100]);
});

test('a list grows page by page up to its end', () => {
  const first = withLoadedPage(LENGTHS, NO_PAGES_LOADED, [page(0, 30, 70, 10)]);
  expect(countOf(LENGTHS, first)).toBe(30);
  const second = withLoadedPage(LENGTHS, first, [page(0, 30, 70, 10), page(1, 30, 70, 20)]);
  expect(countOf(LENGTHS, second)).toBe(60);
  const third = withLoadedPage(LENGTHS, second, [page(2, 10, 70, 30)]);
  expect(third).toEqual({ pages: 3, end: 70, totalFrom: { page: 2, readAt: 30 } });
  expect(countOf(LENGTHS, third)).toBe(70);
});

test('a list ends at an empty page, even if a cached older page promises more', () => {
  const first = withLoadedPage(LENGTHS, NO_PAGES_LOADED, [page(0, 30, 70, 10)]);
  const ended = withLoadedPage(LENGTHS, first, [page(0, 30, 70, 10), page(1, 0, 70, 10)]);
  const shownAgain = withLoadedPage(LENGTHS, ended, [page(0, 30, 70, 10)]);
  expect([ended, shownAgain].map((loaded) => countOf(LENGTHS, loaded))).toEqual([30, 30]);
  const reread = withLoadedPage(LENGTHS, ended, [page(0, 30, 70, 50)]);
  expect(countOf(LENGTHS, reread)).toBe(60);
});

test('an item is found on its page, and nowhere while that is not loaded', () => {
  const read = [page(3, 30, 1000, 1)];
  expect(itemIn(LENGTHS, read, 95)).toBe('3:5');
  expect(itemIn(LENGTHS, read, 89)).toBeUndefined();
});
