import { markdownTable } from './markdown-table.ts';

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
