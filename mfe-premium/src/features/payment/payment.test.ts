import { paymentProcessorSchema, TRIAL_DAYS, type PaymentProcessor } from '@afterglow/shared-contracts';
import { buildPlan, buildSubscription } from '@afterglow/shared-contracts/testing';
import { PAYMENT_METHODS } from '../../ui/payment-method.ts';
import { offeredMethods } from './offered-methods.ts';
import { orderOf } from './order.ts';

const NOW = new Date('2026-03-01T12:00:00Z');

/** The methods of a member with a subscription that ends at that time. */
function methodsOf(paymentProcessor: PaymentProcessor, endTime = '2026-04-01T00:00:00.000Z') {
  const subscriptions = [buildSubscription({ paymentProcessor, endTime })];
  const order = orderOf({ plans: [buildPlan()], subscriptions, quote: null, isUnquoted: false }, '2', NOW);
  return offeredMethods(PAYMENT_METHODS, order?.running ?? null).map(({ alias }) => alias);
}

test('[PREMIUM-048] only the method of a running subscription is offered, unless it was a gift', () => {
  expect(methodsOf('stripe')).toEqual(['stripe']);
  expect(methodsOf('paypal')).toEqual(['paypal']);
  expect(methodsOf('apple')).toEqual([]);
  expect(methodsOf('manual')).toEqual(['stripe', 'paypal']);
  expect(methodsOf('paypal', '2026-02-01T00:00:00.000Z')).toEqual(['stripe', 'paypal']);
  expect(offeredMethods(PAYMENT_METHODS, null).map(({ alias }) => alias)).toEqual(['stripe', 'paypal']);
});

test('[PREMIUM-048] a canceled, running subscription binds too, and of two paid ones the last to end', () => {
  const has = (...subscriptions: Parameters<typeof buildSubscription>[0][]) => {
    const built = subscriptions.map((fields) => buildSubscription(fields));
    return (
      orderOf({ plans: [buildPlan()], subscriptions: built, quote: null, isUnquoted: false }, '2', NOW)?.running ?? null
    );
  };
  const offered = (running: ReturnType<typeof has>) =>
    offeredMethods(PAYMENT_METHODS, running).map(({ alias }) => alias);
  const [SOON, LATE] = ['2026-03-20T00:00:00.000Z', '2026-09-01T00:00:00.000Z'];
  const canceled = { status: 'canceled', cancelTime: '2026-02-01T00:00:00.000Z' } as const;
  expect(offered(has({ paymentProcessor: 'paypal', endTime: SOON, ...canceled }))).toEqual(['paypal']);
  expect(
    offered(has({ paymentProcessor: 'stripe', endTime: SOON }, { paymentProcessor: 'paypal', endTime: LATE })),
  ).toEqual(['paypal']);
  const paid = has(
    { paymentProcessor: 'manual', endTime: LATE },
    { paymentProcessor: 'stripe', endTime: SOON, ...canceled },
  );
  expect([offered(paid), paid?.endTime]).toEqual([['stripe'], SOON]);
});

test('[PREMIUM-048] a method that the service does not offer is offered to no member', () => {
  const cards = PAYMENT_METHODS.filter(({ alias }) => alias === 'stripe');
  expect(offeredMethods(cards, null)).toEqual(cards);
  expect(offeredMethods(cards, buildSubscription({ paymentProcessor: 'paypal' }))).toEqual([]);
});

test('[PREMIUM-054] payments are collected by stripe, paypal, apple, google or by hand', () => {
  expect(paymentProcessorSchema.options).toEqual(['stripe', 'paypal', 'apple', 'google', 'manual']);
});

test('[PREMIUM-055] a payment method has an alias, a title, a description and an icon', () => {
  for (const method of PAYMENT_METHODS)
    expect(Object.keys(method).sort()).toEqual(['alias', 'description', 'icon', 'title']);
});

test('[PREMIUM-043] the trial is for the monthly plan, and an eligible member pays twelve months immediately', () => {
  const yearly = buildPlan({ price: 4790, durationMonths: 12 });
  const order = (plan: typeof yearly) =>
    orderOf({ plans: [plan], subscriptions: [], quote: null, isUnquoted: false }, '2', NOW);
  expect(order(yearly)).toMatchObject({ isTrial: false, dueTodayCents: 4790 });
  expect(order(buildPlan())).toMatchObject({ isTrial: true, dueTodayCents: 0 });
  expect(order(buildPlan({ durationTrialMonths: 0 }))).toMatchObject({ isTrial: false, dueTodayCents: 499 });
});

test('[PREMIUM-012] the trial lasts 30 days, after which the first payment is taken', () => {
  expect(TRIAL_DAYS).toBe(30);
  const order = orderOf({ plans: [buildPlan()], subscriptions: null, quote: null, isUnquoted: false }, '2', NOW);
  expect(order?.nextBilling).toEqual(new Date('2026-03-31T12:00:00Z'));
});
