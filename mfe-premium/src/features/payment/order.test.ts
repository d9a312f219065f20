import { centsSchema, planIdSchema, type SubscriptionStatus } from '@afterglow/shared-contracts';
import { buildPlan, buildSubscription } from '@afterglow/shared-contracts/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import fc from 'fast-check';
import { orderOf } from './order.ts';

const cents = fc.integer({ min: 0, max: 2_147_483_647 }).map((amount) => centsSchema.parse(amount));
const price = fc.integer({ min: 1, max: 2_147_483_647 });
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const months = fc.constantFrom(1, 3, 12);
const status = fc.constantFrom<SubscriptionStatus>('active', 'trialing', 'canceled');
const later = fc.integer({ min: 1, max: 400 * DAY_MS });

test('a buyer pays the price or starts the trial, and pays again later', () => {
  fc.assert(
    fc.property(price, months, moment, fc.option(status), (amount, durationMonths, now, before) => {
      const ended = new Date(now.getTime() - 1).toISOString();
      const subscriptions = before === null ? [] : [buildSubscription({ status: before, endTime: ended })];
      const plans = [buildPlan({ price: amount, durationMonths })];
      const order = orderOf({ plans, subscriptions, quote: null, isUnquoted: false }, '2', now);
      const isTrial = before === null && durationMonths === 1;
      expect(order).toMatchObject({ isTrial, dueTodayCents: isTrial ? 0 : amount, creditCents: 0, owedCents: 0 });
      expect(order?.nextBilling.getTime()).toBeGreaterThan(now.getTime());
    }),
  );
});

test('lines of a plan change add up to the due amount of the service, to the cent', () => {
  fc.assert(
    fc.property(price, cents, moment, status, later, (amount, dueToday, now, own, afterMs) => {
      const nextPaymentTime = new Date(now.getTime() + afterMs).toISOString();
      const order = orderOf(
        {
          plans: [buildPlan(), buildPlan({ id: planIdSchema.parse(3), price: amount, durationTrialMonths: 0 })],
          subscriptions: [buildSubscription({ status: own, endTime: nextPaymentTime })],
          quote: { dueToday, nextPaymentTime, trialDays: 0, isImmediate: true },
          isUnquoted: false,
        },
        '3',
        now,
      );
      const { creditCents = NaN, owedCents = NaN, dueTodayCents = NaN } = order ?? {};
      expect(amount - creditCents + owedCents).toBe(dueTodayCents);
      expect(dueTodayCents).toBe(dueToday);
      expect([creditCents, owedCents].every((line) => Number.isSafeInteger(line) && line >= 0)).toBe(true);
      expect(order?.nextBilling.toISOString()).toBe(nextPaymentTime);
    }),
  );
});
