import { formatDate } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import fc from 'fast-check';
import { nextBillingDay } from './billing-day.ts';

const day = (text: string, months: number, hasTrial = false) =>
  formatDate(nextBillingDay(new Date(`${text}T12:00:00`), { hasTrial, months }));

test('[PREMIUM-044] with the trial it is in 30 days, otherwise after the months of the plan', () => {
  expect(day('2026-03-01', 1, true)).toBe('31 March 2026');
  expect(day('2026-01-31', 1, true)).toBe('02 March 2026');
  expect(day('2026-03-01', 1)).toBe('01 April 2026');
  expect(day('2026-12-15', 1)).toBe('15 January 2027');
  expect(day('2026-03-01', 12)).toBe('01 March 2027');
});

test('[PREMIUM-045] falls on the last day of a shorter month', () => {
  expect(day('2026-01-31', 1)).toBe('28 February 2026');
  expect(day('2028-01-31', 1)).toBe('29 February 2028');
  expect(day('2026-03-31', 1)).toBe('30 April 2026');
  expect(day('2028-02-29', 12)).toBe('28 February 2029');
});

const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const sinceMidnightMs = (of: Date) => of.getTime() % DAY_MS;
const monthsSinceZero = (of: Date) => of.getUTCFullYear() * 12 + of.getUTCMonth();
const daysOfMonth = (of: Date) => new Date(Date.UTC(of.getUTCFullYear(), of.getUTCMonth() + 1, 0)).getUTCDate();

test('is in the right month at the same time of day, on the same day or the last one', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 24 }), (now, months) => {
      const billing = nextBillingDay(now, { hasTrial: false, months });
      expect(monthsSinceZero(billing)).toBe(monthsSinceZero(now) + months);
      expect(billing.getUTCDate()).toBe(Math.min(now.getUTCDate(), daysOfMonth(billing)));
      expect(sinceMidnightMs(billing)).toBe(sinceMidnightMs(now));
      expect(nextBillingDay(now, { hasTrial: true, months }).getTime() - now.getTime()).toBe(30 * DAY_MS);
    }),
  );
});

test.each([
  // The clocks go back on 01 November: the trial ends an hour earlier on them, on the day before.
  ['America/New_York', '2026-10-15T04:30:00Z', { hasTrial: true, months: 1 }, '13 November 2026'],
  // It is March already there, and still February for the service.
  ['Europe/Berlin', '2026-02-28T23:30:00Z', { hasTrial: false, months: 1 }, '29 March 2026'],
  ['Pacific/Kiritimati', '2026-01-31T09:00:00Z', { hasTrial: false, months: 1 }, '28 February 2026'],
  ['Pacific/Pago_Pago', '2028-02-29T10:00:00Z', { hasTrial: false, months: 12 }, '27 February 2029'],
] as const)('in %s at %s the day of the payment is shown', (timeZone, now, order, expected) => {
  const there = new Intl.DateTimeFormat('en-GB', { timeZone, day: '2-digit', month: 'long', year: 'numeric' });
  expect(there.format(nextBillingDay(new Date(now), order))).toBe(expected);
});
