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

test('a missing number leaves its column numeric', () => {
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
