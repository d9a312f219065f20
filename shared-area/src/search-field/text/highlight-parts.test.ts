import { highlightParts, rangedParts } from './highlight-parts.ts';

const marked = (title: string, keyword: string) =>
  highlightParts(title, keyword)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

test.each([
  ['Deep House', 'deep', '[Deep] House'],
  ['Deep House', 'house dee', '[Dee]p [House]'],
  ['Deep and Deeper', 'deep', '[Deep] and [Deep]er'],
  ['Kölsch', 'kolsch', '[Kölsch]'],
  ['Straße', 'strasse', 'Straße'],
  ['Indeed', 'deed', 'Indeed'],
  ['Low Tide 12', '12', 'Low Tide [12]'],
  ['Ночь', 'ноч', '[Ноч]ь'],
  ['Night 🌙 Drive', 'drive', 'Night 🌙 [Drive]'],
  ['Low Tide', '  ', 'Low Tide'],
])('of "%s" the keyword "%s" marks %s', (title, keyword, expected) => {
  expect(marked(title, keyword)).toBe(expected);
  expect(
    highlightParts(title, keyword)
      .map(({ text }) => text)
      .join(''),
  ).toBe(title);
});

test('ranges of the service are marked as they are', () => {
  expect(rangedParts('Glass 𝄞', [{ from: 0, to: 5 }])).toEqual([
    { text: 'Glass', isMatch: true },
    { text: ' 𝄞', isMatch: false },
  ]);
  expect(rangedParts('Glass', [])).toEqual([{ text: 'Glass', isMatch: false }]);
});
