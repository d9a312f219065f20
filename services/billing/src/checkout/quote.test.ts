import { centsSchema, memberIdSchema, planIdSchema } from '@afterglow/shared-contracts';
import { createManualClock } from '@afterglow/kit/testing';
import type { PaymentProvider } from '#port/index.ts';
import { createQuote } from './quote.ts';
import { toPlan, type PlanRow } from '#plans/index.ts';
import type { SubscriptionsRepository } from '#subscriptions/index.ts';

const plan = (duration_months: number, trial_months: number): PlanRow => ({
  id: planIdSchema.parse(9),
  title: 'Plan',
  price_id: 1,
  price_cents: centsSchema.parse(499),
  stripe_price: null,
  paypal_plan: null,
  duration_months,
  trial_months,
  active: true,
});

async function trialOf(row: PlanRow, mayHaveTrial: boolean) {
  const subscriptions: Partial<SubscriptionsRepository> = { findPaid: () => Promise.resolve(undefined) };
  const offer = await createQuote(
    {
      subscriptions: subscriptions as SubscriptionsRepository,
      mayHaveTrial: () => Promise.resolve(mayHaveTrial),
      clock: createManualClock(0),
    },
    {
      memberId: memberIdSchema.parse(1),
      plan: row,
      processor: 'stripe',
      // Unused without plan changes.
      provider: {} as PaymentProvider,
    },
  );
  return [offer.trialDays, offer.dueTodayCents, toPlan(row, { current: false, mayHaveTrial }).durationTrialMonths];
}

test('[PREMIUM-043] a trial is returned with its plan of one month, and with no other', async () => {
  expect(await trialOf(plan(1, 1), true)).toEqual([30, 0, 1]);
  expect(await trialOf(plan(12, 1), true)).toEqual([0, 499, 0]);
  expect(await trialOf(plan(1, 0), true)).toEqual([0, 499, 0]);
  expect(await trialOf(plan(1, 1), false)).toEqual([0, 499, 0]);
});
