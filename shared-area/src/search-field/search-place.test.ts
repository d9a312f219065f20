import { searchPath } from '@afterglow/shared-contracts';
import { addressedKeyword, keywordIn, searchedPath, searchPlaceAt } from './search-place.ts';

test('the keyword and the page of results are in the URL', () => {
  expect(searchPlaceAt('/search')).toEqual({ keyword: '', tab: undefined });
  expect(searchPlaceAt('/search/results/top/deep_house')).toEqual({ keyword: 'deep house', tab: 'top' });
  expect(searchPlaceAt('/search/results/mixes')).toEqual({ keyword: '', tab: 'mixes' });
});

test('[SEARCH-004] any typed text survives a round trip through its URL', () => {
  for (const keyword of [
    'drum & bass',
    'ac/dc',
    '50%',
    'ñandú?',
    'a#b',
    'c++',
    "rock 'n' roll!",
    '(a*b)~',
    '.',
    '..',
    '_',
  ]) {
    const { pathname } = new URL(searchPath(keyword), 'https://afterglow.example');
    expect(searchPlaceAt(pathname).keyword).toBe(keyword);
  }
});

test('an invalid encoding in the URL is read literally', () => {
  expect(searchPlaceAt('/search/results/top/50%').keyword).toBe('50%');
});

test('a keyword over the limit of the service is cut to whole letters', () => {
  const keywordOf = (typed: string) => searchPlaceAt(searchPath(typed)).keyword;
  expect(keywordOf('a'.repeat(200))).toBe('a'.repeat(200));
  expect(keywordOf('a'.repeat(201))).toBe('a'.repeat(200));
  expect(keywordOf(`${'a'.repeat(199)}🎧`)).toBe('a'.repeat(199));
  expect(keywordOf(`${'a'.repeat(199)} b`)).toBe('a'.repeat(199));
});

test('control characters in a URL are not searched for', () => {
  expect(searchPlaceAt('/search/results/top/%00')).toEqual({ keyword: '', tab: 'top' });
  expect(searchPlaceAt('/search/results/top/low%00%09_tide').keyword).toBe('low tide');
});

test.each(['', ' ', '\u0000'])('"%s" leads to the search itself', (typed) => {
  expect(searchedPath(typed, 'top')).toBe('/search');
});

test('any other text leads to its results, and path steps are neutralized', () => {
  expect(searchedPath('...', 'mixes')).toBe('/search/results/mixes/...');
  expect(searchedPath(' .. ', 'mixes')).toBe('/search/results/mixes/.._');
});

test('[SEARCH-004] an underscore is read as a space, and characters that need no encoding stay', () => {
  expect(addressedKeyword('low_tide')).toBe('low tide');
  expect(searchPath("rock 'n' roll!")).toBe("/search/results/top/rock_'n'_roll!");
});

test('typed text is cut to the limit, with control characters as word breaks', () => {
  expect(keywordIn(' Mira Halvorsen\tLow Tide\u0000')).toBe('Mira Halvorsen Low Tide');
  expect(keywordIn(`${'a'.repeat(199)}🎧`)).toBe('a'.repeat(199));
  expect(searchedPath(`\u0000${'a'.repeat(10_000)}`, 'top')).toBe(`/search/results/top/${'a'.repeat(200)}`);
});
