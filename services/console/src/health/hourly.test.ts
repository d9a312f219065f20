import { failureShare, hourlyHealth } from './hourly.ts';

const counts = (hour: string, loads: number, lostCode = 0, crashes = 0) => ({
  hourIso: `2026-11-25T${hour}:00:00.000Z`,
  loads,
  lostCode,
  crashes,
});

test('every hour up to the current one has counts, and the most reported version comes first', () => {
  const [first, second] = hourlyHealth({
    remote: 'radio',
    currentHourIso: '2026-11-25T20:00:00.000Z',
    hours: 3,
    versions: [
      { version: '1.0.1', counts: [counts('19', 2)] },
      { version: '1.0.2', counts: [counts('18', 40, 1, 2), counts('20', 5)] },
    ],
  });
  expect(first).toMatchObject({ version: '1.0.2', loads: 45, failures: 3 });
  expect(first?.hours.map(({ loads, failures }) => [loads, failures])).toEqual([
    [40, 3],
    [0, 0],
    [5, 0],
  ]);
  expect(second).toMatchObject({ version: '1.0.1', loads: 2, failures: 0 });
});

test.each([
  [{ visits: 0, failures: 0 }, '0%'],
  [{ visits: 100, failures: 1 }, '1.0%'],
  [{ visits: 100_000, failures: 1 }, '< 0.1%'],
  [{ visits: 3, failures: 3 }, '100.0%'],
])('of %j the share that failed is %s', (figures, share) => {
  expect(failureShare(figures)).toBe(share);
});

test.each([
  ['crashed in every tab after it had loaded', counts('20', 4, 0, 4), '100.0%'],
  ['was lost in one tab of ten', counts('20', 9, 1), '10.0%'],
  ['showed nothing in half of the tabs that started it', { ...counts('20', 5), visits: 10, otherFailures: 5 }, '50.0%'],
])('a version that %s failed in that share of its visits', (_, hour, share) => {
  const versions = [{ version: '1.0.0', counts: [hour] }];
  const [health] = hourlyHealth({ remote: 'radio', currentHourIso: '2026-11-25T20:00:00.000Z', hours: 1, versions });
  expect(health && failureShare(health)).toBe(share);
});
