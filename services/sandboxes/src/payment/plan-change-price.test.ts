import { centsSchema } from '@afterglow/shared-contracts';
import { monthsAfter } from '@afterglow/kit';
import fc from 'fast-check';
import { settle, unusedCents } from './plan-change-price.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const cents = fc.integer({ min: 0, max: 2_147_483_647 }).map((amount) => centsSchema.parse(amount));
const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const months = fc.constantFrom(1, 3, 12);
const period = fc.record({ priceCents: cents, start, months }).map(({ months: length, ...paid }) => ({
  ...paid,
  end: monthsAfter(paid.start, length),
}));

test('what is left of a period is whole cents, all of it on its first day, nothing after its end, and never more than the day before', () => {
  fc.assert(
    fc.property(period, fc.integer({ min: 0, max: 400 }), (paid, day) => {
      const at = (days: number) => unusedCents(paid, new Date(paid.start.getTime() + days * DAY_MS));
      expect(at(0)).toBe(paid.priceCents);
      expect(unusedCents(paid, new Date(paid.end.getTime() + DAY_MS))).toBe(0);
      expect(at(day + 1)).toBeLessThanOrEqual(at(day));
    }),
  );
});

test('holds from the beginning of a day to its end', () => {
  const paid = {
    priceCents: centsSchema.parse(4_790),
    start: new Date('2026-01-31T10:00Z'),
    end: new Date('2027-01-31T10:00Z'),
  };
  const due = (time: string) => unusedCents(paid, new Date(time));
  expect(due('2026-03-01T23:59:59Z')).toBe(due('2026-03-01T00:00:00Z'));
  expect(due('2026-03-02T00:00:00Z')).toBeLessThan(due('2026-03-01T23:59:59Z'));
});

test('no cent is made or lost between what is left, what is due and what is then left', () => {
  fc.assert(
    fc.property(cents, cents, (price, credit) => {
      const { dueCents, leftCents } = settle(price, credit);
      expect(dueCents - leftCents).toBe(price - credit);
      expect(dueCents === 0 || leftCents === 0).toBe(true);
    }),
  );
});
