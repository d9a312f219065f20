import fc from 'fast-check';
import { readTracklistLine } from './tracklist-line.ts';

test.each([
  ['03. [12:34] Zola Hartmann - Foxglove (Original Mix) [Night Bus]', ['Zola Hartmann - Foxglove']],
  ['1:02:33 Hugo Salcedo - Second Helping', ['Hugo Salcedo - Second Helping']],
  ['07) A - B (Extended Mix)', ['A - B']],
  ['12 - Rosewater - Cat on the Sill', ['Rosewater - Cat on the Sill']],
  ['#5 Vera - Marble [Harbour 014]', ['Vera - Marble']],
  ['(45:10) Frans – Girder', ['Frans – Girder']],
  ['4. Arbor - Filings (X Remix) [Rust]', ['Arbor - Filings X Remix', 'Arbor - Filings']],
  ['02. Priya feat. Nobody - Porch', ['Priya feat. Nobody - Porch', 'Priya - Porch']],
  ['w/ Kirsi - Fathom [Shelf]', ['Kirsi - Fathom']],
  ['15. Plain - Velour // 58:02', ['Plain - Velour']],
  ['\n1. First - One\n2. Second - Two', ['First - One']],
])('the line %j gives the track', (typed, readings) => {
  expect(readTracklistLine(typed)).toEqual(readings);
});

test.each([
  '808 State - Pacific',
  '50 Cent',
  '99 - Red Balloons',
  'deep house',
  'Mix (for a friend',
  'Café (Live)',
  '((((',
  '03.',
  '12:34',
])('%j stays unchanged', (typed) => {
  expect(readTracklistLine(typed)).toEqual([typed]);
});

test('any text has a reading, and none is longer than the line', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[()[\]0-9:.# \-–/wft\nA]{0,200}$/), (typed) => {
      for (const reading of readTracklistLine(typed)) expect(reading.length).toBeLessThanOrEqual(typed.length + 1);
    }),
  );
});
