import { checkoutIdSchema } from '@afterglow/shared-contracts';
import { monthsAfter } from '@afterglow/kit';
import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';
import fc from 'fast-check';
import type { PayPalSubscription } from './paypal-schemas.ts';
import { DUNNING_GRACE_MS } from '#port/index.ts';
import { type PayPalFacts, toReported } from './paypal-state.ts';

const CHECKOUT = checkoutIdSchema.parse(7);

interface Facts extends Partial<Omit<PayPalFacts, 'subscription'>> {
  readonly status?: string;
  readonly start: Date;
  readonly paid?: Date;
  readonly created?: Date;
  readonly failures?: number;
}

function reported({ status = 'ACTIVE', start, paid, created = start, failures = 0, ...facts }: Facts) {
  const subscription: PayPalSubscription = {
    id: 'I-1',
    plan_id: 'P-1',
    status,
    start_time: start,
    create_time: created,
    status_update_time: created,
    billing_info: {
      failed_payments_count: failures,
      ...(paid && { last_payment: { amount: { currency_code: 'USD', value: '4.99' }, time: paid } }),
    },
  };
  const readTime = facts.readTime ?? paid ?? start;
  return toReported({ periodMonths: 1, isReturned: false, ...facts, readTime, subscription }, CHECKOUT);
}

const at = (text: string) => new Date(text);

test.each([
  ['in the evening', '2027-01-10T20:30:00Z', '2027-01-10T20:30:05Z', '2027-02-10T20:30:00.000Z'],
  ['early, until PayPal has collected', '2027-01-10T03:00:00Z', '2027-01-10T03:00:05Z', '2027-02-10T12:00:00.000Z'],
  ['on the last of a month', '2027-01-31T20:00:00Z', '2027-01-31T20:00:05Z', '2027-02-28T20:00:00.000Z'],
  ['before a leap day', '2028-01-31T20:00:00Z', '2028-01-31T20:00:05Z', '2028-02-29T20:00:00.000Z'],
  ['and renewed some hours early', '2027-01-10T20:30:00Z', '2027-02-10T10:28:00Z', '2027-03-10T20:30:00.000Z'],
  ['and renewed some days late', '2027-01-10T20:30:00Z', '2027-02-17T10:28:00Z', '2027-03-10T20:30:00.000Z'],
  ['and renewed at the end of February', '2027-01-31T20:00:00Z', '2027-02-28T10:20:00Z', '2027-03-31T20:00:00.000Z'],
])('a period that starts %s is paid until the same day of the month', (_how, start, paid, end) => {
  expect(reported({ start: at(start), paid: at(paid) })?.endTime.toISOString()).toBe(end);
});

test('a payment pays for whole periods from the start, and a cancellation changes no end', () => {
  const date = fc.date({ min: at('2020-01-01'), max: at('2050-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.constantFrom(1, 12), fc.nat(40), fc.nat(26), (start, periodMonths, periods, hours) => {
      // PayPal collects from half a day before the hour of the first day; later tries follow within days.
      const boundary = monthsAfter(start, periods * periodMonths);
      const paid = new Date(boundary.getTime() + (periods === 0 ? 0 : (hours - 13) * HOUR_MS));
      const running = reported({ start, paid, periodMonths });
      const end = running?.endTime.getTime() ?? 0;
      const next = monthsAfter(start, (periods + 1) * periodMonths).getTime();
      expect(end).toBeGreaterThanOrEqual(next);
      expect(end - next).toBeLessThanOrEqual(12 * HOUR_MS);
      for (const status of ['CANCELLED', 'EXPIRED', 'SUSPENDED'])
        expect(reported({ status, start, paid, periodMonths })?.endTime).toEqual(running?.endTime);
    }),
  );
});

describe('without a payment', () => {
  const created = at('2027-01-01T18:00:00Z');
  const start = new Date(created.getTime() + 30 * DAY_MS);

  test('nothing has started, unless the first payment is only due later', () => {
    expect(reported({ start: created })).toBeUndefined();
    expect(reported({ start, created, status: 'APPROVED' })).toBeUndefined();
    expect(reported({ start, created, readTime: created })).toMatchObject({
      status: 'trialing',
      endTime: start,
      startTime: created,
      payment: 'settled',
      cancelTime: null,
    });
  });

  test('the trial ends when the payment is due, which PayPal then tries to collect', () => {
    const due = { status: 'active', payment: 'due', endTime: new Date(start.getTime() + DUNNING_GRACE_MS) };
    expect(reported({ start, created, readTime: start })).toMatchObject(due);
    expect(reported({ start, created, readTime: created, failures: 1 })).toMatchObject({ ...due, status: 'trialing' });
    expect(reported({ start, created, readTime: start, failures: 3, status: 'SUSPENDED' })).toMatchObject({
      payment: 'due',
      endTime: start,
    });
  });
});

test('returned money ends its period immediately, but not before the time of that payment', () => {
  const start = at('2027-01-10T20:30:00Z');
  const paid = at('2027-02-10T10:28:00Z');
  expect(reported({ start, paid, isReturned: true })).toMatchObject({ payment: 'returned', endTime: paid });
});
