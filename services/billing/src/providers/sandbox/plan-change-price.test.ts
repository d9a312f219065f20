import { centsSchema } from '@afterglow/shared-contracts';
import { monthsAfter } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import fc from 'fast-check';
import { settle, unusedCents } from './plan-change-price.ts';

const cents = fc.integer({ min: 0, max: 2_147_483_647 }).map((amount) => centsSchema.parse(amount));
const start = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const months = fc.constantFrom(1, 3, 12);
const period = fc.record({ priceCents: cents, start, months }).map(({ months: length, ...paid }) => ({
  ...paid,
  end: monthsAfter(paid.start, length),
}));

test('[BILLING-001] the credit of a period falls each second from its full price to zero, to less than a cent', () => {
  fc.assert(
    fc.property(period, fc.integer({ min: 0, max: 400 * 24 * 60 * 60 }), (paid, second) => {
      const at = (seconds: number) => unusedCents(paid, new Date(paid.start.getTime() + seconds * 1_000));
      expect(at(0)).toBe(paid.priceCents);
      expect(unusedCents(paid, new Date(paid.end.getTime() + DAY_MS))).toBe(0);
      expect(at(second + 1)).toBeLessThanOrEqual(at(second));
      const share = Math.max(0, 1 - (second * 1_000) / (paid.end.getTime() - paid.start.getTime()));
      const lostCents = paid.priceCents * share - at(second);
      expect([lostCents > -1e-3, lostCents < 1 + 1e-3]).toEqual([true, true]);
    }),
  );
});

test('no cent appears or is lost between the credit, the amount due and the remaining credit', () => {
  fc.assert(
    fc.property(cents, cents, (price, credit) => {
      const { dueCents, leftCents } = settle(price, credit);
      expect(dueCents - leftCents).toBe(price - credit);
      expect(dueCents === 0 || leftCents === 0).toBe(true);
    }),
  );
});
