import { areasSummary } from './areas-summary.ts';

test('an area has the weight of its first and of its heaviest route, and its times', () => {
  const routes = [
    { path: '/', bytes: 7900 },
    { path: '/mix', bytes: 12_340 },
    { path: '/browse', bytes: 5000 },
  ];
  const times = { buildSeconds: 3.1, testSeconds: 9 };
  const lines = areasSummary([{ name: 'browse', routes, allBytes: 30_000, ...times }]);
  expect(lines.at(-1)).toMatch(/\| browse \| \/ +\| +7.9 \| \/mix +\| +12.3 \| +30 \| +3.1 \| +9 \|/);
});
