import { checkoutIdSchema, memberIdSchema } from '@afterglow/shared-contracts';
import { type ManualClock, fetchFrom } from '@afterglow/kit/testing';
import { SECOND_MS } from '@afterglow/shared-contracts/time';
import { addPrices, createStripeFake } from '#testing/fake-stripe/index.ts';
import { SITE_PLANS } from '#testing/site-plans.ts';
import { assertTimeIsPaid, type SimulatedMember } from '#testing/subscription-walk.ts';
import { createStripePayments } from './stripe-payments.ts';

const TRIAL_DAYS = 30;
const NOWHERE = { url: 'http://localhost:1', stop: () => Promise.resolve() };
const PAYER = { memberId: memberIdSchema.parse(1), email: 'member@afterglow.example' };

/** A member at Stripe: this service's own calls, with an in-process fake of Stripe. */
function createMember(clock: ManualClock): SimulatedMember {
  const { fakeServer, respond } = createStripeFake(clock, NOWHERE);
  const { ledger } = fakeServer;
  addPrices(ledger);
  const provider = createStripePayments({
    secretKey: fakeServer.secretKey,
    webhookSecret: fakeServer.webhookSecret,
    site: 'site',
    clock,
    apiUrl: fakeServer.url,
    fetch: fetchFrom(respond),
  });
  let [reference, orders, freeUntilMs] = ['', 0, 0];
  const runs = () => {
    const subscription = ledger.subscriptions.get(reference);
    if (subscription === undefined) throw new Error('Nothing was ordered.');
    return subscription;
  };
  const nextCheckout = () => checkoutIdSchema.parse((orders += 1));
  const endMs = () => runs().period.end * SECOND_MS;
  return {
    async order(plan) {
      const isTrial = plan.id === 2 && orders === 0;
      const { reference: session } = await provider.createCheckout({
        checkoutId: nextCheckout(),
        plan,
        successUrl: '',
        cancelUrl: '',
        payer: { ...PAYER, subscription: reference === '' ? null : reference },
        trialDays: isTrial ? TRIAL_DAYS : 0,
      });
      ledger.pay(session);
      reference = ledger.sessions.get(session)?.subscription ?? '';
      if (isTrial) freeUntilMs = endMs();
    },
    async quote(plan) {
      const change = { reference, plan, asOf: new Date(clock.nowMs()) };
      const quoted = await provider.planChanges?.quote(change);
      if (quoted === undefined) throw new Error('What runs has no price.');
      return {
        dueCents: quoted.dueTodayCents,
        async carryOut() {
          if (runs().price.unit_amount === plan.priceCents) return false;
          const order = { ...change, ...quoted, resumes: quoted.isCanceled, checkoutId: nextCheckout() };
          const outcome = await provider.planChanges?.carryOut(order);
          if (outcome?.kind !== 'changed') return false;
          expect(outcome.report.subscription.endTime.getTime()).toBe(endMs());
          expect(outcome.report.price).toBe(order.plan.references.stripe);
          return true;
        },
      };
    },
    async cancel() {
      if (endMs() > clock.nowMs()) ledger.cancel(reference, 'at-period-end');
      return Promise.resolve();
    },
    async resume() {
      if (endMs() > clock.nowMs()) ledger.resume(reference);
      return Promise.resolve();
    },
    nextDueMs: () => (runs().cancel_at_period_end ? undefined : endMs()),
    collect() {
      ledger.renew(reference);
      ledger.collect(reference, true);
      return Promise.resolve();
    },
    entitledUntilMs: endMs,
    freeUntilMs: () => freeUntilMs,
    worth() {
      const { period, price, customer } = runs();
      const left = ledger.credits.get(customer) ?? 0;
      if (clock.nowMs() < freeUntilMs) return left;
      return (price.unit_amount * (period.end - clock.nowMs() / SECOND_MS)) / (period.end - period.start) + left;
    },
    paidCents: () => [...ledger.invoices.values()].reduce((sum, { amount_paid }) => sum + amount_paid, 0),
  };
}

test('[BILLING-001] at Stripe no sequence of changes leaves time unpaid, or extends paid time', async () => {
  await assertTimeIsPaid('stripe', { plans: SITE_PLANS, createMember });
}, 1_200_000);
