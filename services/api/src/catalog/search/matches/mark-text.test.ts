import { markText } from './mark-text.ts';
import { beginning, type Term, wholeWord } from '../words/search-terms.ts';

const whole = (word: string): Term => [[wholeWord({ word, documents: 1 })]];
const begun = (word: string): Term => [[beginning({ word, documents: 1 })]];

test.each([
  ['Low Tide', 'low tide', [whole('tide')], ['Tide']],
  ['Kölsch', 'kolsch', [whole('kolsch')], ['Kölsch']],
  ['Straße am Ende', 'strasse am ende', [begun('stras'), whole('ende')], ['Straß', 'Ende']],
  ['R.E.M. Live', 'rem live', [whole('rem')], ['R.E.M']],
  ["Don't (Stop)", 'dont stop', [whole('dont'), begun('st')], ["Don't", 'St']],
  ['Sable & Finch', 'sable and finch', [whole('finch')], ['Finch']],
  ['🎧 坂本', '坂 本', [whole('本')], ['本']],
  ['Nothing', 'nothing', [whole('thing')], []],
  ['Other text', 'quite something', [whole('something')], []],
])('the matching words of "%s" are highlighted', (text, words, terms, marked) => {
  expect(markText(text, words.split(' '), terms).map(({ from, to }) => text.slice(from, to))).toEqual(marked);
});
