import { fillPattern, pagePatternSchema } from './page-pattern.ts';

test.each([
  '/',
  '/radio',
  '/radio/:channelId',
  '/artist/:name?/:artistId(number)',
  '/browse/mixes?',
  '/genre/*',
  '/*',
  '/a?/b?/:c?/:d(number)?/e',
])('%s is a pattern', (pattern) => {
  expect(pagePatternSchema.safeParse(pattern).success).toBe(true);
});

test.each([
  '',
  'radio',
  '/Radio',
  '/radio/',
  '//evil.example',
  '/ra dio',
  '/:a|b',
  '/radio/(.*)',
  '/radio*',
  '/*/radio',
  '/:id(\\d+)',
  '/:',
  '/mix?id=7',
  '/a?/b?/:c?/:d(number)?/e?',
  `/${'a?/'.repeat(60)}a?`,
])('"%s" is not a pattern', (pattern) => {
  expect(pagePatternSchema.safeParse(pattern).success).toBe(false);
});

test('a pattern can be filled with parameters', () => {
  expect(fillPattern('/', {})).toBe('/');
  expect(fillPattern('/artist/:name?/:artistId(number)', { name: 'José', artistId: 7 })).toBe('/artist/Jos%C3%A9/7');
  expect(fillPattern('/artist/:name?/:artistId(number)/about', { artistId: 7 })).toBe('/artist/7/about');
  expect(fillPattern('/search/results/:tab/*', { tab: 'top', rest: 'ac/dc' })).toBe('/search/results/top/ac/dc');
  expect(fillPattern('/browse/mixes/latest?', {})).toBe('/browse/mixes');
  expect(() => fillPattern('/mix/:mixId(number)', {})).toThrow('The address /mix/:mixId(number) needs mixId.');
});
