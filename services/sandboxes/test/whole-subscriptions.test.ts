import { TRIAL_DAYS } from '@afterglow/shared-contracts';
import type { RunningApi } from '@afterglow/api/testing';
import { monthsAfter } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import fc from 'fast-check';
import { startApi } from '#testing/start-api.ts';
import { press } from '#testing/browser-form.ts';
import { createShopper, type Shopper } from '#testing/shopper.ts';

/** The maximum time between two rounds that bill and deliver. */
const ROUND_MS = 5_000;
const PRICE_OF = { 2: 499, 3: 4_790 } as const;
const MONTHS_OF = { 2: 1, 3: 12 } as const;
const BUTTON_OF = { 2: 'Agree and pay $4.99', 3: 'Agree and pay $47.90' } as const;
const PLANS = [2, 3] as const;
type PlanId = (typeof PLANS)[number];

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

/** Ends of months, a leap day, both changes of daylight saving, and both sides of midnight. */
const startDay = fc.constantFrom('01-29', '01-30', '01-31', '02-28', '02-29', '03-28', '08-31', '10-24', '12-31');
const startTime = fc.constantFrom('00:00:00.000', '01:30:00.000', '12:00:00.001', '23:59:59.999');
const plan = fc.constantFrom(...PLANS);
const step = fc.oneof(
  fc.record({ kind: fc.constant('renew' as const) }),
  fc.record({ kind: fc.constant('change' as const), afterDays: fc.integer({ min: 0, max: 27 }) }),
  fc.record({ kind: fc.constant('stop' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const RENEW = { kind: 'renew' } as const;
const STOP = { kind: 'stop' } as const;
const changeAfter = (afterDays: number) => ({ kind: 'change', afterDays }) as const;
/** Over the end of February, from a leap day, through a trial, and from the 31st; others are generated, the same ones each time. */
const WAYS: [string, string, PlanId, Step[]][] = [
  ['12-31', '23:59:59.999', 2, [RENEW, RENEW, RENEW]],
  ['02-29', '00:00:00.000', 3, [RENEW, changeAfter(27), STOP]],
  ['10-24', '01:30:00.000', 2, [changeAfter(3), RENEW, STOP]],
  ['08-31', '12:00:00.001', 3, [changeAfter(0), RENEW, RENEW, changeAfter(5)]],
];

const SEED = 20_261;

interface Running {
  readonly plan: PlanId;
  readonly anchorMs: number;
  readonly periods: number;
  readonly isTrial: boolean;
}

/** The credit is computed at a whole second, though not before the start of the paid period. */
function asOf(running: Running): number {
  const begun = monthsAfter(new Date(running.anchorMs), (running.periods - 1) * MONTHS_OF[running.plan]).getTime();
  return Math.max(begun, Math.floor(api.clock.nowMs() / 1_000) * 1_000);
}

const endOf = ({ plan: id, anchorMs, periods }: Running) => monthsAfter(new Date(anchorMs), periods * MONTHS_OF[id]);
const order = (id: PlanId) => ({ subscriptionsProductsId: id, paymentProcessor: 'paypal' }) as const;

/** The next such day; the clock only moves forward. */
function skipTo(day: string, time: string): void {
  const thisYear = new Date(api.clock.nowMs()).getUTCFullYear();
  const moments = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((years) => new Date(`${thisYear + years}-${day}T${time}Z`));
  const next = moments.find(
    (moment) => moment.getTime() > api.clock.nowMs() && moment.toISOString().slice(5, 10) === day,
  );
  if (next === undefined) throw new Error(`There is no ${day}.`);
  api.clock.skip(next.getTime() - api.clock.nowMs());
}

const quote = async (shopper: Shopper, id: PlanId) =>
  (await api.call('quotePlan', { query: order(id), token: shopper.token() })).data;

async function payments(shopper: Shopper) {
  return (await api.call('listPayments', { params: { id: shopper.memberId }, token: shopper.token() })).data;
}

async function paidCents(shopper: Shopper): Promise<number> {
  return (await payments(shopper)).reduce((sum, { paid }) => sum + paid, 0);
}

async function buy(shopper: Shopper, id: PlanId, isFirst: boolean): Promise<Running> {
  const shown = await quote(shopper, id);
  const isTrial = isFirst && id === 2;
  const nowMs = api.clock.nowMs();
  const begun = isTrial ? { anchorMs: nowMs + TRIAL_DAYS * DAY_MS, periods: 0 } : { anchorMs: nowMs, periods: 1 };
  const running: Running = { plan: id, isTrial, ...begun };
  expect(shown).toMatchObject({
    dueToday: isTrial ? 0 : PRICE_OF[id],
    nextPaymentTime: endOf(running).toISOString(),
    trialDays: isTrial ? TRIAL_DAYS : 0,
    isImmediate: false,
  });
  const before = await paidCents(shopper);
  await press(await shopper.checkout(id, 'paypal'), isTrial ? 'Agree and start free trial' : BUTTON_OF[id]);
  await shopper.awaitSubscription(({ status, endTime }) => status !== 'canceled' && Date.parse(endTime) > nowMs);
  expect(await paidCents(shopper)).toBe(before + shown.dueToday);
  return running;
}

/** The first payment after the paid time, or the trial, at most a whole price: the credit reduces it. */
async function renew(shopper: Shopper, running: Running): Promise<Running> {
  const before = await paidCents(shopper);
  const next: Running = { ...running, periods: running.periods + 1, isTrial: false };
  api.clock.skip(endOf(running).getTime() - api.clock.nowMs());
  await shopper.logInAgain();
  const due = endOf(next).toISOString();
  await shopper.awaitSubscription(({ endTime }) => endTime === due, ROUND_MS);
  const charged = (await paidCents(shopper)) - before;
  expect([charged >= 0, charged <= PRICE_OF[running.plan]]).toEqual([true, true]);
  return next;
}

async function change(shopper: Shopper, running: Running, afterDays: number): Promise<Running> {
  api.clock.skip(Math.min(afterDays * DAY_MS, endOf(running).getTime() - api.clock.nowMs() - 1));
  await shopper.logInAgain();
  const other = running.plan === 2 ? 3 : 2;
  const next: Running = running.isTrial
    ? { ...running, plan: other }
    : { plan: other, anchorMs: asOf(running), periods: 1, isTrial: false };
  const shown = await quote(shopper, other);
  expect(shown).toMatchObject({ nextPaymentTime: endOf(next).toISOString(), trialDays: 0, isImmediate: true });
  expect([shown.dueToday >= 0, shown.dueToday <= PRICE_OF[other]]).toEqual([true, true]);
  if (running.isTrial) expect(shown.dueToday).toBe(0);
  const before = await paidCents(shopper);
  await api.call('createCheckout', { body: { ...order(other), quote: shown.token }, token: shopper.token() });
  expect(await paidCents(shopper)).toBe(before + shown.dueToday);
  return next;
}

/** Premium continues until the end of the paid time, nothing more is charged, and a returning member pays immediately. */
async function stop(shopper: Shopper, running: Running): Promise<Running> {
  const [{ id } = { id: undefined }] = await shopper.subscriptions();
  if (id === undefined) throw new Error('There is no subscription.');
  const before = await paidCents(shopper);
  await api.call('cancelSubscription', { params: { id }, body: { status: 'canceled' }, token: shopper.token() });
  api.clock.skip(endOf(running).getTime() - api.clock.nowMs() - 1);
  await shopper.logInAgain();
  expect(await shopper.isPremium()).toBe(true);
  api.clock.advance(1 + ROUND_MS);
  expect([await shopper.isPremium(), await paidCents(shopper)]).toEqual([false, before]);
  return buy(shopper, running.plan, false);
}

function take(shopper: Shopper, running: Running, next: Step): Promise<Running> {
  switch (next.kind) {
    case 'renew':
      return renew(shopper, running);
    case 'change':
      return change(shopper, running, next.afterDays);
    case 'stop':
      return stop(shopper, running);
  }
}

test('over a whole subscription no date drifts, webhooks match payments, and one trial is given', async () => {
  const walk = fc.asyncProperty(startDay, startTime, plan, fc.array(step, { maxLength: 4 }), async (...way) => {
    const [day, time, first, steps] = way;
    skipTo(day, time);
    const shopper = await createShopper(api);
    let running = await buy(shopper, first, true);
    for (const next of steps) {
      running = await take(shopper, running, next);
      const own = await shopper.subscriptions();
      const paying = own.filter(({ cancelTime }) => cancelTime === null);
      expect(paying).toMatchObject([{ endTime: endOf(running).toISOString(), plan: { id: running.plan } }]);
      expect(paying[0]?.status).toBe(running.isTrial ? 'trialing' : 'active');
    }
    for (const { paid, returned } of await payments(shopper)) {
      expect([Number.isSafeInteger(paid), paid > 0, returned]).toEqual([true, true, 0]);
    }
  });
  await fc.assert(walk, { seed: SEED, numRuns: WAYS.length + 2, examples: WAYS, endOnFailure: true });
}, 240_000);
