import { playerSummary } from './player-summary.ts';

test('the table has a row for each way to tell, with median and p95 for each number of subscribers', () => {
  const at = (median: number) => ({ median, p95: median * 2, min: 0, max: 1 });
  const table = playerSummary([100, 1000], { player: { 100: at(0.002), 1000: at(0.02) } });
  expect(table.map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['', 'told by', '100 subscribers, ms', 'p95', '1000 subscribers, ms', 'p95', ''],
    ['', expect.any(String), expect.any(String), expect.any(String), expect.any(String), expect.any(String), ''],
    ['', 'player', '0.002', '0.004', '0.02', '0.04', ''],
  ]);
});
