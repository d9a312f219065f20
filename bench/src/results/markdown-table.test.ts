import { markdownTable, NOT_MEASURED } from './markdown-table.ts';

test('columns are aligned, those of numbers to the right', () => {
  expect(
    markdownTable(
      ['variant', 'ms'],
      [
        ['one bundle', 900],
        ['afterglow', 1045],
      ],
    ),
  ).toEqual(['| variant    |   ms |', '| ---------- | ---: |', '| one bundle |  900 |', '| afterglow  | 1045 |']);
});

test('a number that was not measured leaves its column one of numbers', () => {
  expect(
    markdownTable(
      ['variant', 'ms'],
      [
        ['list', 1045],
        ['search', NOT_MEASURED],
      ],
    ),
  ).toEqual(['| variant |   ms |', '| ------- | ---: |', '| list    | 1045 |', '| search  |    – |']);
});
