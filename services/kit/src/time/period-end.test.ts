import fc from 'fast-check';
import { monthsAfter, nextPeriodEnd } from './period-end.ts';

test.each([
  ['2027-01-31T09:00:00Z', 1, '2027-02-28T09:00:00.000Z'],
  ['2028-01-31T09:00:00Z', 1, '2028-02-29T09:00:00.000Z'],
  ['2028-02-29T23:59:59.999Z', 12, '2029-02-28T23:59:59.999Z'],
  ['2026-12-31T00:00:00Z', 1, '2027-01-31T00:00:00.000Z'],
  // The hour stays the same, also across a change of daylight saving time.
  ['2027-03-14T01:30:00Z', 1, '2027-04-14T01:30:00.000Z'],
])('%s and %i months is %s', (from, months, to) => {
  expect(monthsAfter(new Date(from), months).toISOString()).toBe(to);
});

test('a member who starts on January 31 pays on the last of each month', () => {
  const anchor = new Date('2027-01-31T09:00:00Z');
  let end = anchor;
  const days = Array.from({ length: 4 }, () => (end = nextPeriodEnd(anchor, 1, end)).toISOString().slice(0, 10));
  expect(days).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
});

test('a period ends after the previous one, and at most its months and three days later', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.constantFrom(1, 3, 12), fc.nat(30), (anchor, months, periods) => {
      const end = monthsAfter(anchor, months * periods);
      const next = nextPeriodEnd(anchor, months, end);
      expect(next > end).toBe(true);
      expect(next).toEqual(monthsAfter(anchor, months * (periods + 1)));
    }),
  );
});
