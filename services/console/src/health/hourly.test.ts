import { failureShare, hourlyHealth } from './hourly.ts';

const counts = (hour: string, loads: number, lostCode = 0, crashes = 0) => ({
  hourIso: `2026-11-25T${hour}:00:00.000Z`,
  ...{ loads, lostCode, crashes },
});

test('every hour up to the current one has a place, and the version that is reported most stands first', () => {
  const [first, second] = hourlyHealth({
    ...{ remote: 'radio', currentHourIso: '2026-11-25T20:00:00.000Z', hours: 3 },
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
  [{ loads: 0, failures: 0 }, '0 %'],
  [{ loads: 99, failures: 1 }, '1.0 %'],
  [{ loads: 99_999, failures: 1 }, '< 0.1 %'],
  [{ loads: 0, failures: 3 }, '100.0 %'],
])('of %j the share that failed is %s', (figures, share) => {
  expect(failureShare(figures)).toBe(share);
});
