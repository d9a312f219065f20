import { monthsAfter } from '@afterglow/kit';
import { MONTHLY, YEARLY } from '#testing/fake-paypal/paypal-site.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { FAILED, payPalSuite, RECEIPT, WELCOME } from '#testing/fake-paypal/paypal-suite.ts';
import { operatorTokenOf } from '#testing/send-import.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = payPalSuite();
const { agree, reportedOf } = suite;
const ledger = () => suite.site.paypal.ledger;
const monthsLater = (time: string, months: number) => monthsAfter(new Date(time), months).toISOString();

describe('a lost webhook', () => {
  test('is recovered within an hour, once', async () => {
    const id = await agree(YEARLY);
    ledger().activate(id);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.isPremium, (isPremium) => isPremium);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    expect(await suite.payer.subscriptions()).toHaveLength(1);
    expect(await suite.payer.mails()).toEqual([WELCOME]);
  });

  test('activates within an hour for a payer who agreed and did not return', async () => {
    const id = await agree(YEARLY);
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.isPremium, (isPremium) => isPremium);
    expect(ledger().subscription(id).status).toBe('ACTIVE');
  });

  test('of a cancellation at PayPal is recovered as well', async () => {
    ledger().cancel(await suite.payer.subscribe(YEARLY));
    suite.site.clock.advance(HOUR_MS + MINUTE_MS);
    await until(suite.payer.subscriptions, ([subscription]) => subscription?.status === 'canceled');
  });
});

describe('a renewal', () => {
  test('that fails keeps Premium for three days, mails once, and is cleared by a later payment', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id, false));
    expect(await suite.payer.isPremium()).toBe(true);
    await suite.payer.pass(2 * DAY_MS);
    await suite.site.happen(ledger().collect(id, false));
    expect(await suite.payer.mails()).toEqual([FAILED, WELCOME]);
    await suite.payer.pass(2 * DAY_MS);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.site.happen(ledger().collect(id, true));
    expect(await suite.payer.subscriptions()).toMatchObject([
      { status: 'active', endTime: monthsLater(paidUntil, 12) },
    ]);
    expect(await suite.payer.mails()).toEqual([RECEIPT, FAILED, WELCOME]);
  });

  test('that PayPal gives up ends Premium with the paid time, and another plan replaces it', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const paidUntil = await suite.payer.passPaidTime();
    await suite.site.happen(ledger().renew(id, false));
    await suite.site.happen(ledger().suspend(id));
    expect(await suite.payer.subscriptions()).toMatchObject([{ endTime: paidUntil }]);
    await suite.payer.pass(HOUR_MS);
    expect(await suite.payer.isPremium()).toBe(false);
    await suite.payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(ledger().subscription(id).status),
      (status) => status === 'CANCELLED',
    );
    expect(await suite.payer.isPremium()).toBe(true);
  });
});

test('changes its payment method on the page of PayPal', async () => {
  await suite.payer.subscribe(YEARLY);
  const query = { returnurl: `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/account` };
  const { data } = await suite.site.api.call('getPortalUrl', { query, token: suite.payer.token });
  expect(data.portalUrl).toBe('https://www.paypal.com/myaccount/autopay/');
});

describe('canceling', () => {
  test('keeps the paid time to its unchanged end, and changes nothing while PayPal is down', async () => {
    const id = await suite.payer.subscribe(YEARLY);
    const [before] = await suite.payer.subscriptions();
    suite.site.paypal.isDown = true;
    await expect(suite.payer.cancel(before?.id ?? 0)).rejects.toThrow('503');
    suite.site.paypal.isDown = false;
    expect(await suite.payer.subscriptions()).toEqual([before]);
    const canceled = await suite.payer.cancel(before?.id ?? 0);
    expect(canceled).toMatchObject({ status: 'canceled', endTime: before?.endTime });
    expect(await suite.payer.cancel(before?.id ?? 0)).toEqual(canceled);
    expect(ledger().subscription(id).status).toBe('CANCELLED');
    await suite.site.happen(reportedOf(id));
    expect(await suite.payer.subscriptions()).toEqual([canceled]);
    expect(await suite.payer.isPremium()).toBe(true);
  });

  test('is done for the plan that another one replaces', async () => {
    const yearly = await suite.payer.subscribe(YEARLY);
    const monthly = await suite.payer.subscribe(MONTHLY);
    await until(
      () => Promise.resolve(ledger().subscription(yearly).status),
      (status) => status === 'CANCELLED',
    );
    expect(ledger().subscription(monthly).status).toBe('ACTIVE');
    // The earlier plan is valid for longer, but the one with a next payment is the member's plan.
    const { token } = suite.payer;
    await until(suite.payer.subscriptions, ([longest]) => longest?.cancelTime !== null);
    const plans = (await suite.site.api.call('listPlans', { token })).data;
    expect(plans.filter(({ current }) => current).map(({ id }) => id)).toEqual([MONTHLY]);
    for (const plan of [MONTHLY, YEARLY])
      await expect(suite.payer.begin(plan)).rejects.toThrow('You already have this plan.');
  });
});

test('a webhook is accepted while strangers name made-up certificates, also when its own expired', async () => {
  const id = await suite.payer.subscribe(YEARLY);
  const madeUp = async (address: string) => suite.site.deliver({}, { address });
  const emit = async () => suite.site.deliver(ledger().emit('BILLING.SUBSCRIPTION.UPDATED', { id }));
  const attack = async (name: string) => {
    for (let count = 0; count < 20; count += 1) await madeUp(`${name}-${count}`);
    expect(await madeUp(name)).toBe(503);
    expect(await emit()).toBe(204);
  };
  await attack('first');
  suite.site.clock.advance(25 * HOUR_MS);
  await attack('second');
});

describe('a check of the configuration', () => {
  const findings = async () =>
    (await suite.site.api.call('checkPayments', { token: await operatorTokenOf(suite.site.api) })).data;
  const check = async () => (await findings()).filter(({ kind }) => kind === 'fault').map(({ text }) => text);

  test('names the missing configuration at PayPal, and nothing when all is set up', async () => {
    await suite.payer.subscribe(YEARLY);
    const url = `${suite.site.api.origin.replace('127.0.0.1', 'localhost')}/v3/subscriptions/notices/paypal`;
    const { webhooks, webhookId: id } = suite.site.paypal;
    expect(await check()).toEqual([
      'PayPal has no webhook with the ID in PAYPAL_WEBHOOK_ID. Copy it from the app, under Webhooks.',
    ]);
    webhooks[0] = { id, url: 'https://other.example/', event_types: [{ name: '*' }] };
    expect(await check()).toEqual([
      `The webhook in PAYPAL_WEBHOOK_ID sends to https://other.example/. It should send to ${url}.`,
    ]);
    webhooks[0] = { id, url, event_types: [{ name: 'PAYMENT.SALE.COMPLETED' }] };
    expect(await check()).toEqual([
      expect.stringMatching(/^The webhook doesn't send BILLING\.SUBSCRIPTION\.ACTIVATED, .*DISPUTE\.RESOLVED\.$/),
    ]);
    webhooks[0] = { id, url, event_types: [{ name: '*' }] };
    expect(await check()).toEqual([]);
  });

  test('reports a plan that does not fit, and unreadable disputes', async () => {
    const plan = ledger().plans.get('P-MONTH');
    if (plan === undefined) throw new Error('The plan is missing.');
    plan.status = 'INACTIVE';
    expect(await check()).toContain("Plan 2 (Monthly): P-MONTH. It isn't active.");
    plan.status = 'ACTIVE';
    suite.site.paypal.hasDisputes = false;
    const texts = (await findings()).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^We can't read disputes \(403/));
    suite.site.paypal.hasDisputes = true;
  });
});
