import { bestMatchOf, type FoundNames, nameSimilarity } from './best-match.ts';
import { beginning, type Term, wholeWord } from '../words/search-terms.ts';

const NONE: FoundNames = { Artists: [], Shows: [], Mixes: [], Genres: [], TrackLists: [] };
const words = (text: string): Term[] => text.split(' ').map((word) => [[wholeWord({ word, documents: 1 })]]);

test('is the kind with the name most similar to the query', () => {
  const names = {
    ...NONE,
    Artists: [['tide', 'and', 'low']],
    Shows: [['low', 'tide']],
    Mixes: [['low', 'tide', '31']],
  };
  expect(bestMatchOf(words('low tide'), names)).toBe('Shows');
});

test('is an artist before a genre, a show, a mix and a track when all are equally similar', () => {
  const same = [['tide']];
  const all = { Artists: same, Genres: same, Shows: same, Mixes: same, TrackLists: same };
  expect(bestMatchOf(words('tide'), all)).toBe('Artists');
  expect(bestMatchOf(words('tide'), { ...all, Artists: [] })).toBe('Genres');
  expect(bestMatchOf(words('tide'), { ...NONE, Mixes: same, TrackLists: same })).toBe('Mixes');
});

test('is empty without results', () => {
  expect(bestMatchOf(words('tide'), NONE)).toBeUndefined();
});

test('a name is less similar the less of it was typed', () => {
  const whole = nameSimilarity(['tidal', 'wave'], words('tidal wave'));
  const begun = nameSimilarity(['tidal', 'wave'], [...words('tidal'), [[beginning({ word: 'wa', documents: 1 })]]]);
  expect(whole).toBe(1);
  expect(begun).toBe(0.75);
  expect(nameSimilarity(['tidal', 'wave'], words('tidal wave glass'))).toBeCloseTo(2 / 3);
  expect(nameSimilarity([], words('tidal'))).toBe(0);
});
