import { genreKey } from './genre-key.ts';
import { plainParagraphs, plainText } from './plain-text.ts';

test.each([
  ['  two\t\n words ', 'two words'],
  ['e\u0301', 'é'],
  ['abc\u202edef\u200b', 'abcdef'],
  ['broken \ud83d', 'broken \ufffd'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%j is the line %j', (text, line) => {
  expect(plainText(text, 100)).toBe(line);
});

test('is cut between characters, never within one', () => {
  expect(plainText('ab😀', 3)).toBe('ab');
  expect(plainText('a'.repeat(500), 200)).toHaveLength(200);
});

test('paragraphs stay apart by one empty line', () => {
  expect(plainParagraphs('a\r\n\r\n\r\n\r\nb\u0007', 100)).toBe('a\n\nb');
});

test.each([
  ['Drum & Bass', "drum 'n' bass"],
  ['Drum & Bass', 'DnB'],
  ['Lo-Fi', 'lofi'],
  ['Deep House', 'deep-house '],
])('%j and %j are one genre', (one, other) => {
  expect(genreKey(one)).toBe(genreKey(other));
});
