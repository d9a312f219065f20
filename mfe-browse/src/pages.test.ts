import { createPageMatcher } from '@afterglow/shared-contracts';
import { pages } from './pages.ts';

const match = createPageMatcher(pages.entries);

function artistAt(rest: string) {
  const { page, parameters } = match(`/artist/${rest}`) ?? {};
  return { page: page?.key, id: parameters?.['artistId'] };
}

test('[BROWSE-097] the id is numeric, so "about" after it is the About tab', () => {
  expect(artistAt('12/about')).toEqual({ page: 'aboutArtist', id: 12 });
  expect(artistAt('mira-vale/12/about')).toEqual({ page: 'aboutArtist', id: 12 });
  expect(artistAt('about/12')).toEqual({ page: 'artist', id: 12 });
});

test('the readable part is optional', () => {
  expect(artistAt('mira-vale/12')).toEqual({ page: 'artist', id: 12 });
  expect(artistAt('12')).toEqual({ page: 'artist', id: 12 });
});

test.each(['', 'mira-vale', 'mira-vale/about', 'a/b/12', '12/lineup'])('"%s" is not an artist', (rest) => {
  expect(artistAt(rest)).toEqual({ page: 'noArtist', id: undefined });
});
