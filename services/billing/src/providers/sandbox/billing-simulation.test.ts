import type { ManualClock } from '@afterglow/kit/testing';
import type { PricedPlan } from '#port/index.ts';
import { SITE_PLANS } from '#testing/site-plans.ts';
import { assertTimeIsPaid, type SimulatedMember } from '#testing/subscription-walk.ts';
import type { Ordered, SandboxCheckout } from './sandbox-ledger.ts';
import { unusedCents } from './plan-change-price.ts';
import { beginSubscription, dueAtBeginning } from './sandbox-checkouts.ts';
import { decideChange, quotePlanChange } from './sandbox-plan-changes.ts';
import { billing, canceling, type Decide, resuming } from './subscription-decisions.ts';

const TRIAL_DAYS = 30;
function checkoutOf(plan: PricedPlan, trial_days: number): SandboxCheckout {
  const { title, priceCents: price_cents, periodMonths: period_months } = plan;
  return {
    id: 'cs',
    payment_processor: 'stripe',
    order_number: 1,
    customer: 'member-1',
    email: '',
    title,
    price_cents,
    period_months,
    trial_days,
    success_url: '',
    cancel_url: '',
    status: 'paid',
    expiry_time: new Date(0),
  };
}

/** A member at the embedded provider: its own decisions, with the ledger in memory. */
function createMember(clock: ManualClock): SimulatedMember {
  let ordered: Ordered | undefined;
  let [paid, freeUntilMs, orders] = [0, 0, 0];
  const now = () => new Date(clock.nowMs());
  const runs = () => {
    if (ordered === undefined) throw new Error('Nothing was ordered.');
    return ordered;
  };
  const decide = (decision: Decide) => {
    const { charged = 0, ...change } = decision(runs()) ?? {};
    paid += charged;
    ordered = { ...runs(), subscription: { ...runs().subscription, ...change } };
  };
  return {
    order(plan) {
      const isTrial = plan.id === 2 && orders === 0;
      const checkout = checkoutOf(plan, isTrial ? TRIAL_DAYS : 0);
      const subscription = beginSubscription(checkout, { cardDigits: null, payer: 'payer_1' }, now());
      ordered = { checkout, subscription };
      if (isTrial) freeUntilMs = subscription.period_end_time.getTime();
      paid += dueAtBeginning(checkout);
      orders += 1;
      return Promise.resolve();
    },
    quote(plan) {
      const quoted = quotePlanChange(runs(), plan, { now: now(), asOf: now() });
      if (quoted === undefined) throw new Error('What runs has no price.');
      const { asOf, dueTodayCents: agreedCents, isCanceled: resumes } = quoted;
      return Promise.resolve({
        dueCents: agreedCents,
        carryOut() {
          const order = { ...plan, orderNumber: 2, agreedCents, resumes, now: now(), asOf };
          const decided = decideChange(runs(), order);
          if (decided === undefined) return Promise.resolve(false);
          const { change, checkout, dueCents } = decided;
          paid += dueCents;
          ordered = { checkout, subscription: { ...runs().subscription, ...change } };
          return Promise.resolve(true);
        },
      });
    },
    cancel: () => Promise.resolve(decide(canceling(now()))),
    resume: () => Promise.resolve(decide(resuming(now()))),
    nextDueMs: () => (runs().subscription.ended ? undefined : runs().subscription.period_end_time.getTime()),
    collect: () => Promise.resolve(decide(billing(now()))),
    entitledUntilMs: () => runs().subscription.period_end_time.getTime(),
    freeUntilMs: () => freeUntilMs,
    worth() {
      const { subscription, checkout } = runs();
      const { period_start_time: start, period_end_time: end, credit_cents } = subscription;
      if (clock.nowMs() < freeUntilMs) return credit_cents;
      const exact = (checkout.price_cents * (end.getTime() - clock.nowMs())) / (end.getTime() - start.getTime());
      expect(unusedCents({ priceCents: checkout.price_cents, start, end }, now())).toBeLessThanOrEqual(exact + 1e-6);
      return exact + credit_cents;
    },
    paidCents: () => paid,
  };
}

test('[BILLING-001] at the embedded provider no sequence of changes leaves time unpaid or extends paid time', async () => {
  await assertTimeIsPaid('sandbox', { plans: SITE_PLANS, createMember });
}, 600_000);
