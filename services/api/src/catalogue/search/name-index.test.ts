import { createNameIndex } from './name-index.ts';
import type { Atom, Term } from './search-terms.ts';

const kindsOf = createNameIndex([
  { kind: 'artists', words: ['mira', 'vale'] },
  { kind: 'shows', words: ['low', 'tide'] },
  { kind: 'genres', words: ['deep', 'house'] },
  { kind: 'shows', words: ['house', 'party'] },
]);

const whole = (...words: string[]): Term => words.map((word) => [{ word, isPrefix: false, documents: 1 }]);
const DEEP: Atom = { word: 'deep', isPrefix: false, documents: 1 };
const HOUSE: Atom = { word: 'house', isPrefix: false, documents: 1 };
const begun = (word: string): Term => [[{ word, isPrefix: true, documents: 1 }]];

test.each<[string, readonly Term[], readonly string[]]>([
  ['all words of a name', [whole('tide'), whole('low')], ['shows']],
  ['a word of several', [whole('house')], ['shows', 'genres']],
  ['words of two names', [whole('mira'), whole('tide')], []],
  ['either of two words', [whole('vale', 'deep')], ['artists', 'genres']],
  ['a beginning', [begun('ho')], ['shows', 'genres']],
  ['the beginning of nothing', [begun('x')], []],
  ['two words for one', [[[DEEP, HOUSE]]], ['genres']],
  ['nothing', [], []],
])('by %s are found the kinds that are called so', (_what, terms, kinds) => {
  const found = kindsOf(terms);
  expect((['artists', 'shows', 'genres'] as const).filter((kind) => found[kind])).toEqual(kinds);
});
