import { formatDate } from '@afterglow/shared-contracts';
import { nextBillingDay } from './billing-day.ts';

const day = (text: string, months: number, hasTrial = false) =>
  formatDate(nextBillingDay(new Date(`${text}T12:00:00`), { hasTrial, months }));

test('[PREMIUM-044] with the trial it is 30 days from today, otherwise the months of the plan', () => {
  expect(day('2026-03-01', 1, true)).toBe('31 March 2026');
  expect(day('2026-01-31', 1, true)).toBe('02 March 2026');
  expect(day('2026-03-01', 1)).toBe('01 April 2026');
  expect(day('2026-12-15', 1)).toBe('15 January 2027');
  expect(day('2026-03-01', 12)).toBe('01 March 2027');
});

test('[PREMIUM-045] a shorter month has it on its last day', () => {
  expect(day('2026-01-31', 1)).toBe('28 February 2026');
  expect(day('2028-01-31', 1)).toBe('29 February 2028');
  expect(day('2026-03-31', 1)).toBe('30 April 2026');
  expect(day('2028-02-29', 12)).toBe('28 February 2029');
});

test('every day of four years has a billing day in the month after it, on the same day or the last one', () => {
  for (let date = new Date(2026, 0, 1, 2, 30); date.getFullYear() < 2030; date.setDate(date.getDate() + 1)) {
    for (const months of [1, 3, 12]) {
      const billing = nextBillingDay(date, { hasTrial: false, months });
      const monthsBetween = (billing.getFullYear() - date.getFullYear()) * 12 + billing.getMonth() - date.getMonth();
      const lastDay = new Date(billing.getFullYear(), billing.getMonth() + 1, 0).getDate();
      expect([monthsBetween, billing.getDate()]).toEqual([months, Math.min(date.getDate(), lastDay)]);
    }
    const afterTrial = nextBillingDay(date, { hasTrial: true, months: 1 });
    const utcDay = (of: Date) => Date.UTC(of.getFullYear(), of.getMonth(), of.getDate());
    expect((utcDay(afterTrial) - utcDay(date)) / 86_400_000).toBe(30);
  }
});
