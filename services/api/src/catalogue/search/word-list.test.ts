import { createWordList } from './word-list.ts';

const words = ['deep', 'deeper', 'deepest', 'dub', 'ｄ', '𝐝eep'].map((word, at) => ({ word, documents: at + 1 }));
const list = createWordList(words);
const namesOf = (found: readonly { readonly word: string }[]) => found.map(({ word }) => word);

test('a word is in as many documents as the catalogue says, an unknown one in none', () => {
  expect(['deeper', 'deepe', ''].map((word) => list.countDocuments(word))).toEqual([2, 0, 0]);
});

test('longer words begin with a word and are not it', () => {
  expect(namesOf(list.longerThan('deep', 9))).toEqual(['deeper', 'deepest']);
  expect(namesOf(list.longerThan('deepe', 1))).toEqual(['deeper']);
  expect(list.longerThan('z', 9)).toEqual([]);
});

test('words are found by their beginning, in whatever script', () => {
  expect(namesOf(list.beginningWith('d'))).toEqual(['deep', 'deeper', 'deepest', 'dub']);
  expect(namesOf(list.beginningWith('ｄ'))).toEqual(['ｄ']);
  expect(namesOf(list.beginningWith('𝐝'))).toEqual(['𝐝eep']);
});
