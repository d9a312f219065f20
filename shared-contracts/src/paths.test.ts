import { artistIdSchema } from './ids.ts';
import { artistPath, genrePath, genreRouteId, keywordInPath, searchPath } from './paths.ts';

test('[BROWSE-050] a genre is found by its name in lower case with underscores', () => {
  expect(genrePath('House Music')).toBe('/genre/house_music');
});

test('[BROWSE-051] other characters of a genre are encoded, and decode to the same id', () => {
  const path = genrePath('Drum & Bass / Jungle');
  expect(path).toBe('/genre/drum_%26_bass_%2F_jungle');
  expect(decodeURIComponent(path.replace('/genre/', ''))).toBe(genreRouteId('Drum & Bass / Jungle'));
});

test('[SEARCH-003] the spaces of a keyword are underscores in its URL', () => {
  expect(searchPath('deep house')).toBe('/search/results/top/deep_house');
});

test('[SEARCH-004] an underscore in a URL is read as a space, and every other character is encoded', () => {
  expect(keywordInPath('deep_house')).toBe('deep house');
  expect(['_', '___'].map(keywordInPath)).toEqual(['_', '___']);
  expect(searchPath('a/c & d?')).toBe('/search/results/top/a%2Fc_%26_d%3F');
  expect(keywordInPath(decodeURIComponent('a%2Fc_%26_d%3F'))).toBe('a/c & d?');
});

test('[BROWSE-097] the URL of an artist contains its readable part if it has one', () => {
  const id = artistIdSchema.parse(12);
  expect(artistPath({ id, url: 'mira-vale' })).toBe('/artist/mira-vale/12');
  expect(artistPath({ id, url: '' })).toBe('/artist/12');
});
