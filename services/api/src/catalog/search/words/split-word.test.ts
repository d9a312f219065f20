import { partsOf, splitAroundTypo, splitWord } from './split-word.ts';

const DOCUMENTS = new Map([
  ['deep', 50],
  ['house', 90],
  ['drum', 20],
  ['and', 80],
  ['bass', 20],
  ['dee', 1],
  ['phouse', 1],
]);
const count = (word: string) => DOCUMENTS.get(word) ?? 0;

test('words written as one are split, the commoner reading first', () => {
  expect(splitWord('deephouse', count)).toEqual([
    ['deep', 'house'],
    ['dee', 'phouse'],
  ]);
  expect(splitWord('drumandbass', count)).toEqual([['drum', 'and', 'bass']]);
  expect(splitWord('deepblue', count)).toEqual([]);
});

test('a wrong letter in place of the space is removed', () => {
  expect(splitAroundTypo('deepxhouse', count)).toEqual([['deep', 'house']]);
  expect(splitAroundTypo('drumbass', count)).toEqual([]);
});

test('the parts of a word are all its pieces', () => {
  expect(partsOf('low')).toEqual(['l', 'lo', 'low', 'o', 'ow', 'w']);
});
