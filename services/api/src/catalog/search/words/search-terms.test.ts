import {
  beginning,
  estimateDocuments,
  namesOf,
  type Term,
  toTolerantTsQuery,
  toTsQuery,
  wholeWord,
} from './search-terms.ts';

const atom = (word: string, documents = 10) => wholeWord({ word, documents });
const lowOrLaw: Term = [[atom('low')], [atom('law')]];
const tidePool: Term = [[atom('tide'), atom('pool')]];

test('every term must match, by any of its alternatives', () => {
  expect(toTsQuery([lowOrLaw, tidePool])).toBe("(('low') | ('law')) & (('tide' & 'pool'))");
  expect(toTsQuery([[[beginning({ word: 'ti', documents: 1 })]]])).toBe("(('ti':*))");
});

test('a tolerant query lets one term be missing', () => {
  const terms = ['a', 'b', 'c'].map((word): Term => [[atom(word)]]);
  const without = (one: string, other: string) => `((('${one}')) & (('${other}')))`;
  expect(toTolerantTsQuery(terms)).toBe([without('b', 'c'), without('a', 'c'), without('a', 'b')].join(' | '));
});

test('the names that terms spell have no spaces', () => {
  expect(namesOf([lowOrLaw, tidePool])).toEqual(['lowtidepool', 'lawtidepool']);
});

test('of very many names only some are tried', () => {
  const many: Term = Array.from({ length: 30 }, (_, word) => [atom(String(word))] as const);
  expect(namesOf([many, many, many])).toHaveLength(200);
});

test('words are expected together somewhat more often than by chance', () => {
  const common: Term = [[atom('deep', 2_500)]];
  expect(estimateDocuments([common], 10_000)).toBe(2_500);
  expect(estimateDocuments([common, common], 10_000)).toBe(1_250);
  expect(estimateDocuments([], 0)).toBe(0);
});
