import { rollbackWaysSummary } from './rollback-ways-summary.ts';

const tab = (shownMs: number, silenceMs = 0, absenceMs = 0) => ({ shownMs, silenceMs, absenceMs, reloads: 0 });

test('each way has a row with when tabs followed, the last of each rollback, and what was not heard and not seen meanwhile', () => {
  const rows = rollbackWaysSummary([
    {
      way: 'as it is',
      rollbacks: [
        [tab(40), tab(60)],
        [tab(50), tab(90)],
      ],
      errors: [],
    },
    { way: 'loaded anew', rollbacks: [[tab(400, 900, 300), tab(700, 1200, 500)]], errors: ['lost'] },
  ]);
  const cells = rows.slice(-2).map((row) =>
    row
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
  expect(cells).toEqual([
    ['as it is', '2 x 2', '50', '90', '60', '90', '0', '0', '0', '0', '0'],
    ['loaded anew', '2 x 1', '400', '700', '700', '700', '900', '1200', '300', '500', '1'],
  ]);
});

test('without a measurement there is only the head', () => {
  expect(rollbackWaysSummary([])).toHaveLength(2);
});
