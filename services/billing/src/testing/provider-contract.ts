import { centsSchema, checkoutIdSchema, memberIdSchema } from '@afterglow/shared-contracts';
import type { ManualClock } from '@afterglow/kit/testing';
import { DAY_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import type { CheckoutOrder, PaymentProvider, SubscriptionReport, WebhookRequest } from '#port/index.ts';
import { MONTHLY, SITE_PLANS, YEARLY } from './site-plans.ts';

/** A provider, with the company behind it as its payers see it. */
export interface Company {
  readonly provider: PaymentProvider;
  readonly clock: ManualClock;
  /** A payer with their own card or account agrees on the page of a checkout, and pays if that is where one pays. */
  agree(reference: string): Promise<void>;
  /** The last webhook, as it arrives here. */
  lastWebhook(): WebhookRequest;
  /** Waits until everything is reported. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

const TRIAL_DAYS = 30;
const EMAIL = 'member@afterglow.example';
const UNKNOWN = 'unknown-1';

/** What the rest of billing relies on, whichever company takes the payments. */
export function testProvider(name: string, open: () => Promise<Company>, { changesPlans }: { changesPlans: boolean }) {
  let company: Company;
  let orders = 0;
  beforeAll(async () => {
    company = await open();
  });
  // Companies count seconds.
  beforeEach(() => company.clock.advance(SECOND_MS));
  afterAll(() => company.close());

  const order = (changes: Partial<CheckoutOrder> = {}): CheckoutOrder => {
    orders += 1;
    return {
      checkoutId: checkoutIdSchema.parse(orders),
      payer: { memberId: memberIdSchema.parse(orders), email: EMAIL, subscription: null },
      plan: MONTHLY,
      trialDays: 0,
      successUrl: 'http://localhost/success',
      cancelUrl: 'http://localhost/cancel',
      ...changes,
    };
  };
  /** Orders, agrees and pays; the state of the checkout then. */
  const buy = async (ordered = order()) => {
    const { provider } = company;
    const { reference } = await provider.createCheckout(ordered);
    await company.agree(reference);
    await company.settle();
    const found = await provider.findCheckout(reference);
    const state = found.kind === 'approved' ? await provider.confirmCheckout?.(reference) : found;
    if (state?.kind !== 'paid') throw new Error(`The checkout is ${state?.kind ?? 'unknown'}.`);
    return { ordered, reference, report: state.report };
  };
  const find = async ({ subscription: { reference } }: SubscriptionReport) => {
    await company.settle();
    const report = await company.provider.findSubscription(reference);
    if (report === undefined) throw new Error(`Nothing is known about ${reference}.`);
    return report;
  };

  test(`at ${name} an unpaid checkout is open, and has a page`, async () => {
    const { provider } = company;
    const { reference, redirectUrl } = await provider.createCheckout(order());
    expect(await provider.findCheckout(reference)).toEqual({ kind: 'open' });
    expect(URL.canParse(redirectUrl)).toBe(true);
  });

  test(`at ${name} an unpaid checkout expires, however often`, async () => {
    const { provider } = company;
    const { reference } = await provider.createCheckout(order());
    expect([await provider.expireCheckout(reference), await provider.expireCheckout(reference)]).toEqual([
      'expired',
      'expired',
    ]);
  });

  test(`at ${name} a paid checkout reports what was paid, and can no longer expire`, async () => {
    const { ordered, reference, report } = await buy();
    const { checkoutId } = ordered;
    expect(report.subscription).toMatchObject({ checkoutId, status: 'active', cancelTime: null, payment: 'settled' });
    expect(report.payments.map(({ paidCents }) => paidCents)).toEqual([499]);
    expect(report.payer).toEqual({ kind: expect.stringMatching(/^(?:card|payer)$/), id: expect.any(String) });
    expect(await company.provider.expireCheckout(reference)).toBe('paid');
  });

  test(`at ${name} a subscription is read again as its checkout reported it`, async () => {
    const { report } = await buy();
    const { subscription, payments } = await find(report);
    expect(subscription).toEqual(report.subscription);
    expect(payments.map(({ reference }) => reference)).toEqual(report.payments.map(({ reference }) => reference));
  });

  test(`at ${name} a trial costs nothing, and ends after its days`, async () => {
    const nowMs = company.clock.nowMs();
    const { report } = await buy(order({ trialDays: TRIAL_DAYS }));
    expect([report.subscription.status, report.payments]).toEqual(['trialing', []]);
    const days = (report.subscription.endTime.getTime() - nowMs) / DAY_MS;
    expect(Math.floor(days + 1 / 1_000)).toBe(TRIAL_DAYS);
  });

  test(`at ${name} a trial can be ended, however often, and nothing is charged`, async () => {
    const { report } = await buy(order({ trialDays: TRIAL_DAYS }));
    const { reference } = report.subscription;
    await company.provider.endTrial(reference);
    await company.provider.endTrial(reference);
    const { subscription, payments } = await find(report);
    expect([subscription.status, payments]).toEqual(['canceled', []]);
  });

  test(`at ${name} a canceled subscription keeps its paid time, and cancels once`, async () => {
    const { report } = await buy();
    const { reference, endTime } = report.subscription;
    const canceled = await company.provider.cancelSubscription(reference);
    expect(canceled?.subscription).toMatchObject({ endTime, cancelTime: new Date(company.clock.nowMs()) });
    company.clock.advance(SECOND_MS);
    await company.settle();
    const again = await company.provider.cancelSubscription(reference);
    expect(again?.subscription).toEqual(canceled?.subscription);
  });

  test(`at ${name} what is unknown is neither found, canceled, nor an error`, async () => {
    const { provider } = company;
    expect(await provider.findCheckout(UNKNOWN)).toEqual({ kind: 'expired' });
    expect(await provider.findSubscription(UNKNOWN)).toBeUndefined();
    expect(await provider.cancelSubscription(UNKNOWN)).toBeUndefined();
    await expect(provider.endTrial(UNKNOWN)).resolves.toBeUndefined();
  });

  test(`at ${name} changed subscriptions are listed from the second of their change on`, async () => {
    const since = new Date(company.clock.nowMs());
    const { report } = await buy();
    await company.settle();
    expect(await company.provider.listChanged(since)).toContain(report.subscription.reference);
    company.clock.advance(SECOND_MS);
    const { reference } = report.subscription;
    expect(await company.provider.listChanged(new Date(company.clock.nowMs()))).not.toContain(reference);
  });

  test(`at ${name} a webhook is trusted only with the company's own signature`, async () => {
    const { report } = await buy();
    await company.settle();
    const webhook = company.lastWebhook();
    const read = async (changes: Partial<WebhookRequest>) => company.provider.readWebhook({ ...webhook, ...changes });
    expect(await read({})).toMatchObject({
      kind: 'genuine',
      event: { kind: 'subscription-changed', subscription: { reference: report.subscription.reference } },
    });
    const altered = Buffer.concat([webhook.rawBody, Buffer.from(' ')]);
    expect(await read({ rawBody: altered })).toEqual({ kind: 'refused', reason: 'forged' });
    expect(await read({ headers: {} })).toEqual({ kind: 'refused', reason: 'unsigned' });
  });

  test(`at ${name} the plans of the site match, and the pages for cards and donations exist`, async () => {
    const { provider } = company;
    const { ordered, report } = await buy();
    const payer = { ...ordered.payer, subscription: report.subscription.reference };
    expect(await Promise.all(SITE_PLANS.map((each) => provider.planMismatches(each)))).toEqual([[], []]);
    const urls = { successUrl: 'http://localhost/success', cancelUrl: 'http://localhost/cancel' };
    const pages = [
      await provider.createPortal(payer, 'http://localhost/account'),
      await provider.createDonation({ amountCents: centsSchema.parse(5_000), ...urls }),
    ];
    expect(pages.map((page) => URL.canParse(page))).toEqual([true, true]);
  });

  if (!changesPlans) {
    test(`at ${name} another plan is another order`, () => {
      expect(company.provider.planChanges).toBeUndefined();
    });
    return;
  }

  test(`at ${name} a plan changes at the quoted cost, which is charged once`, async () => {
    const { report } = await buy();
    const asOf = new Date(company.clock.nowMs());
    const change = { reference: report.subscription.reference, plan: YEARLY, asOf };
    const quoted = await company.provider.planChanges?.quote(change);
    expect(quoted).toMatchObject({ dueTodayCents: 4_790 - 499, asOf, isCanceled: false });
    orders += 1;
    const agreed = {
      ...change,
      checkoutId: checkoutIdSchema.parse(orders),
      dueTodayCents: centsSchema.parse(4_790 - 499),
      resumes: false,
    };
    const [first, second] = [
      await company.provider.planChanges?.carryOut(agreed),
      await company.provider.planChanges?.carryOut(agreed),
    ];
    const { checkoutId } = agreed;
    expect(first).toMatchObject({ kind: 'changed', report: { subscription: { checkoutId, status: 'active' } } });
    // Stripe compares the agreed cost with that of a further change.
    expect(['changed', 'requoted']).toContain(second?.kind);
    const { payments } = await find(report);
    expect(payments.map(({ paidCents }) => paidCents).sort((a, b) => a - b)).toEqual([499, 4_291]);
  });

  test(`at ${name} a plan doesn't change at another cost than the agreed one`, async () => {
    const { report } = await buy();
    orders += 1;
    const outcome = await company.provider.planChanges?.carryOut({
      reference: report.subscription.reference,
      plan: YEARLY,
      asOf: new Date(company.clock.nowMs()),
      checkoutId: checkoutIdSchema.parse(orders),
      dueTodayCents: centsSchema.parse(1),
      resumes: false,
    });
    expect(outcome).toEqual({ kind: 'requoted' });
    expect((await find(report)).subscription).toEqual(report.subscription);
  });
}
