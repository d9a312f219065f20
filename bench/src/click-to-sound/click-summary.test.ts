import { clickSummary } from './click-summary.ts';

test('each playback is shown next to the bare element, with the ratio of their third quartiles', () => {
  const mix = { what: 'mix', productMs: [100, 200, 300, 900], bareMs: [50, 100, 150, 400] };
  const channel = { what: 'channel', productMs: [400, 400, 400, 400], bareMs: [320, 320, 320, 320] };
  const rows = clickSummary([mix, channel]);
  expect(rows.at(-2)).toMatch(/mix .*200 .*300 .*900 .*150 .*2 /);
  expect(rows.at(-1)).toMatch(/channel .*400 .*400 .*400 .*320 .*1\.25/);
});
