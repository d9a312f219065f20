import fc from 'fast-check';
import { countForms, createSlipIndex } from './slip-index.ts';
import { slipBetween } from './slips.ts';

function indexOf(words: readonly string[]) {
  const index = createSlipIndex(words.reduce((sum, word) => sum + countForms(word), 0));
  for (const word of words) index.add(word);
  return index;
}

test.each(['lantern', 'lantenr', 'lanteern', 'lanern', 'lantxrn', 'alntern', 'lanternx'])(
  '%s finds lantern',
  (typed) => {
    expect(indexOf(['harbour', 'lantern', 'lanterns', 'tern']).find(typed)).toEqual(
      expect.arrayContaining(typed === 'lantern' ? ['lanterns'] : ['lantern']),
    );
  },
);

test('a word is no slip of itself', () => {
  expect(indexOf(['lantern']).find('lantern')).toEqual([]);
});

test('an empty index finds nothing', () => {
  expect(indexOf([]).find('lantern')).toEqual([]);
});

test('exactly the words are found that one slip parts from what was typed', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.uniqueArray(word), word, (words, typed) => {
      const expected = words.filter((each) => slipBetween(typed, each) !== undefined);
      expect([...indexOf(words).find(typed)].sort()).toEqual(expected.sort());
    }),
  );
});
