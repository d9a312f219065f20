import { artistInPath } from './artist-in-path.ts';

test('[BROWSE-097] the id is numeric, so "about" after it is the About tab', () => {
  expect(artistInPath('12/about')).toEqual({ id: '12', tab: 'about' });
  expect(artistInPath('mira-vale/12/about')).toEqual({ id: '12', tab: 'about' });
  expect(artistInPath('about/12')).toEqual({ id: '12', tab: 'overview' });
});

test('the readable part may be left out', () => {
  expect(artistInPath('mira-vale/12')).toEqual({ id: '12', tab: 'overview' });
  expect(artistInPath('12')).toEqual({ id: '12', tab: 'overview' });
});

test.each(['', 'mira-vale', 'mira-vale/about', 'a/b/12', '12/lineup'])('"%s" names no artist', (rest) => {
  expect(artistInPath(rest)).toBeUndefined();
});
