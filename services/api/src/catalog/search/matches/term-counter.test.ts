import { beginning, wholeWord } from '../words/search-terms.ts';
import { createTermCounter } from './term-counter.ts';

const atom = (word: string) => wholeWord({ word, documents: 1 });

test('counts the terms with an alternative in a text', () => {
  const count = createTermCounter([
    [[atom('low')], [atom('law')]],
    [[beginning({ word: 'ti', documents: 1 })]],
    [[atom('drum'), atom('bass')]],
  ]);
  expect(count(['law'])).toBe(1);
  expect(count(['low', 'tide'])).toBe(2);
  expect(count(['drum'])).toBe(0);
  expect(count(['bass', 'tin', 'drum', 'low'])).toBe(3);
  expect(count([])).toBe(0);
});
