import { checkoutIdSchema, memberIdSchema } from '@afterglow/shared-contracts';
import { monthsAfter } from '@afterglow/kit';
import type { ManualClock, FakeServerRequest } from '@afterglow/kit/testing';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import { FakePayPalLedger } from '#testing/fake-paypal/ledger.ts';
import { read } from '#testing/fake-paypal/paypal-reads.ts';
import { write } from '#testing/fake-paypal/paypal-writes.ts';
import { addPlans } from '#testing/fake-paypal/fake-plans.ts';
import { SITE_PLANS } from '#testing/site-plans.ts';
import { assertTimeIsPaid, type SimulatedMember } from '#testing/subscription-walk.ts';
import type { PayPalAnswer, PayPalClient } from './paypal-client.ts';
import { activateSubscription, cancelSubscription, createSubscription } from './paypal-checkouts.ts';
import { createPayPalCustomIds } from './paypal-custom-ids.ts';
import { readSubscription } from './read-paypal-subscription.ts';

const TRIAL_DAYS = 30;
function createClient(ledger: FakePayPalLedger, clock: ManualClock): PayPalClient {
  const fakeServer = { url: 'http://localhost:1', ledger, webhooks: [], hasDisputes: true };
  const call: PayPalClient['call'] = (path, written) => {
    const { pathname, searchParams: query } = new URL(path, fakeServer.url);
    const text = written === undefined ? '' : JSON.stringify(written.body);
    const request: FakeServerRequest = {
      method: written === undefined ? 'GET' : 'POST',
      path: pathname,
      headers: {},
      query,
      text,
      form: new URLSearchParams(),
    };
    const answered = written === undefined ? read(fakeServer, request) : write(fakeServer, request);
    if (!('json' in answered)) throw new Error(`${path} is a page.`);
    const answer: PayPalAnswer = {
      status: answered.status ?? 200,
      body: answered.json,
      readTime: new Date(clock.nowMs()),
    };
    return Promise.resolve(answer);
  };
  return {
    call,
    async find(schema, path) {
      const { status, body, readTime } = await call(path);
      return status === 404 ? undefined : { value: z.parse(schema, body), readTime };
    },
    write: async (schema, path, written) => z.parse(schema, (await call(path, written)).body),
    tryKeys: () => Promise.resolve('known'),
  };
}

interface Ordered {
  readonly reference: string;
  readonly startMs: number;
  readonly months: number;
  readonly isTrial: boolean;
  periods: number;
  isCanceled: boolean;
}

/** A member at PayPal, where another plan is another order, paid in full, and the earlier one is canceled. */
function createMember(clock: ManualClock): SimulatedMember {
  const ledger = new FakePayPalLedger(clock);
  addPlans(ledger);
  const client = createClient(ledger, clock);
  const marks = createPayPalCustomIds('site');
  const options = { client, marks, site: 'site', clock };
  const all: Ordered[] = [];
  const last = () => {
    const ordered = all.at(-1);
    if (ordered === undefined) throw new Error('Nothing was ordered.');
    return ordered;
  };
  const endMsOf = ({ startMs, months, periods }: Ordered) => monthsAfter(new Date(startMs), months * periods).getTime();
  /** The service may add the hours until noon of the last day to the paid time, and no more. */
  const check = async (ordered: Ordered) => {
    const report = await readSubscription(client, marks, ordered.reference);
    const beyondMs = (report?.subscription.endTime.getTime() ?? NaN) - endMsOf(ordered);
    expect([beyondMs >= 0, beyondMs < DAY_MS / 2 + 1]).toEqual([true, true]);
  };
  return {
    async order(plan) {
      const { id, periodMonths: months } = plan;
      const isTrial = id === 2 && all.length === 0;
      const { reference } = await createSubscription(options, {
        checkoutId: checkoutIdSchema.parse(all.length + 1),
        trialDays: isTrial ? TRIAL_DAYS : 0,
        payer: { memberId: memberIdSchema.parse(1), email: 'member@afterglow.example', subscription: null },
        plan,
        successUrl: '',
        cancelUrl: '',
      });
      ledger.approve(reference);
      expect(await activateSubscription(options, reference)).toMatchObject({ kind: 'paid' });
      const earlier = all.at(-1);
      if (earlier?.isCanceled === false) await cancelSubscription(options, earlier.reference);
      if (earlier !== undefined) earlier.isCanceled = true;
      const startMs = clock.nowMs() + (isTrial ? TRIAL_DAYS * DAY_MS : 0);
      all.push({ reference, startMs, months, isTrial, periods: isTrial ? 0 : 1, isCanceled: false });
      await check(last());
    },
    quote: () => Promise.resolve(undefined),
    async cancel() {
      if (!last().isCanceled) await cancelSubscription(options, last().reference);
      last().isCanceled = true;
      await check(last());
    },
    // A canceled one stays canceled at PayPal.
    resume: () => Promise.resolve(),
    nextDueMs: () => (last().isCanceled ? undefined : endMsOf(last())),
    async collect() {
      const ordered = last();
      if (ordered.periods === 0) ledger.collect(ordered.reference, true);
      else ledger.renew(ordered.reference);
      ordered.periods += 1;
      await check(ordered);
    },
    entitledUntilMs: () => Math.max(...all.map(endMsOf)),
    freeUntilMs: () => (all[0]?.isTrial === true ? all[0].startMs : 0),
    worth: () => undefined,
    paidCents: () =>
      [...ledger.sales.values()].reduce((sum, { amount }) => sum + Math.round(Number(amount.value) * 100), 0),
  };
}

test('[BILLING-001] at PayPal no sequence of orders leaves time unpaid, or extends paid time', async () => {
  await assertTimeIsPaid('paypal', { plans: SITE_PLANS, createMember });
}, 1_200_000);
