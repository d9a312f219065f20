import { confirmNewEmail } from '#testing/mailed-page.ts';
import { type CardPayer, createCardPayer } from '#testing/fake-stripe/card-payer.ts';
import { MONTHLY, YEARLY } from '#testing/fake-stripe/stripe-site.ts';
import { payPalSuite } from '#testing/fake-paypal/paypal-suite.ts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { stripeSuite } from '#testing/fake-stripe/stripe-suite.ts';
import { until } from '@afterglow/kit/testing';
// Named for the run on PostgreSQL, which takes the suites that start a service: '../src/testing/start-api.ts'.

const suite = stripeSuite();
const atPayPal = payPalSuite();
const ledger = () => suite.site.stripe.ledger;
const payPalBooks = () => atPayPal.site.paypal.ledger;

describe('[BILLING-004] a free trial', () => {
  const { api, clock } = { api: () => suite.site.api, clock: () => suite.site.clock };
  async function leaveForGood({ id, password, token }: CardPayer): Promise<void> {
    await api().call('confirmSession', { body: { password }, token });
    await api().call('leave', { params: { id }, token });
    clock().skip(14 * DAY_MS);
    const isGone = async () => (await api().send('getLeaving', { params: { id }, token })).status === 401;
    await until(isGone, (gone) => gone);
  }
  /** The shown price of the plan with a trial, and whether pages may offer the trial. */
  async function offerTo({ id, token }: CardPayer) {
    const query = { subscriptionsProductsId: MONTHLY, paymentProcessor: 'stripe' };
    const { trialDays, dueToday } = (await api().call('quotePlan', { query, token })).data;
    const plans = (await api().call('listPlans', { token })).data;
    const listed = await api().call('listSubscriptions', { query: { membersid: id }, token });
    return [
      trialDays,
      dueToday,
      plans.find((plan) => plan.id === MONTHLY)?.durationTrialMonths,
      listed.headers.get('x-free-trial'),
    ];
  }
  const OFFERED = [30, 0, 1, 'unused'];
  const NOT_OFFERED = [0, 499, 0, 'used'];
  const comeBack = async (session: string) => {
    const response = await fetch(ledger().sessions.get(session)?.successUrl ?? '', { redirect: 'manual' });
    const { pathname, search } = new URL(response.headers.get('location') ?? '');
    return `${pathname}${search}`;
  };

  const untilEnded = async (reference: string) =>
    until(
      () => Promise.resolve(ledger().subscriptions.get(reference)?.status),
      (status) => status === 'canceled',
    );

  test('is given once for a card and an email, also after the account was deleted', async () => {
    const first = await createCardPayer(suite.site, 'Mo.Ritz+one@gmail.com');
    expect(await offerTo(first)).toEqual(OFFERED);
    await suite.site.happen(await first.pay(MONTHLY, 'one-card'));
    expect(await first.subscriptions()).toMatchObject([{ status: 'trialing' }]);
    await leaveForGood(first);
    // The same mailbox in another spelling gets no offer, but a price.
    const again = await createCardPayer(suite.site, 'moritz@gmail.com');
    expect(await offerTo(again)).toEqual(NOT_OFFERED);

    // Another email, and the same card.
    const other = await createCardPayer(suite.site);
    expect(await offerTo(other)).toEqual(OFFERED);
    const session = await other.order(MONTHLY);
    const events = ledger().pay(session, 'one-card');
    expect(await comeBack(session)).toBe(`/premium/select-payment/${MONTHLY}?state=card-had-trial`);
    const reference = other.reference(session);
    await untilEnded(reference);
    // Its webhooks, in any order, start nothing either.
    await suite.site.happen([...events, ...ledger().events.slice(-1)].reverse());
    expect(await comeBack(session)).toBe(`/premium/select-payment/${MONTHLY}?state=card-had-trial`);
    expect(await other.isPremium()).toBe(false);
    expect(await other.subscriptions()).toEqual([]);
    const billed = [...ledger().invoices.values()].filter(
      ({ parent }) => parent.subscription_details.subscription === reference,
    );
    expect(billed.map(({ amount_due }) => amount_due)).toEqual([0]);
    expect(await other.mails()).toEqual(["Your Afterglow free trial didn't start"]);
    // The next step is to pay, also with that card.
    expect(await offerTo(other)).toEqual(NOT_OFFERED);
    await suite.site.happen(await other.pay(MONTHLY, 'one-card'));
    expect(await other.subscriptions()).toMatchObject([{ status: 'active' }]);
  });

  test('is not offered to the later email of a member who changed it before deleting the account', async () => {
    const later = 'trial-later@example.com';
    const first = await createCardPayer(suite.site, 'trial-before@example.com');
    await suite.site.happen(await first.pay(MONTHLY));
    const { id, password, token } = first;
    await api().call('updateMember', { params: { id }, token, body: { email: later, currentPassword: password } });
    await confirmNewEmail(api(), later);
    await leaveForGood(first);
    expect(await offerTo(await createCardPayer(suite.site, later))).toEqual(NOT_OFFERED);
  });

  test('is rejected by its webhook alone', async () => {
    await suite.site.happen(await suite.payer.pay(MONTHLY, 'two-cards'));
    await suite.changePayer();
    const session = await suite.payer.order(MONTHLY);
    const [created] = ledger().pay(session, 'two-cards');
    expect(await suite.site.deliver(created ?? {})).toBe(204);
    await untilEnded(suite.payer.reference(session));
    expect(await suite.payer.isPremium()).toBe(false);
    expect(await comeBack(session)).toMatch(/state=card-had-trial$/);
  });

  test('of one mailbox is given once, though two accounts request it at the same time', async () => {
    const [one, two] = [
      await createCardPayer(suite.site, 'twin+1@example.com'),
      await createCardPayer(suite.site, 'twin+2@example.com'),
    ];
    const sessions = [await one.order(MONTHLY), await two.order(MONTHLY)] as const;
    const [first, second] = [ledger().pay(sessions[0]), ledger().pay(sessions[1])];
    await suite.site.happen(first);
    await suite.site.happen(second);
    expect([await one.isPremium(), await two.isPremium()]).toEqual([true, false]);
    expect(await comeBack(sessions[1])).toMatch(/state=email-had-trial$/);
    const own = {
      params: { id: Number(/checkouts\/(\d+)/.exec(ledger().sessions.get(sessions[1])?.successUrl ?? '')?.[1]) },
    };
    expect((await api().call('getCheckout', { ...own, token: two.token })).data).toMatchObject({
      trialRefusedFor: 'email',
    });
  });

  test('does not block paying, and is deleted after 24 months', async () => {
    await suite.site.happen(await suite.payer.pay(MONTHLY, 'old-card'));
    await leaveForGood(suite.payer);
    await suite.changePayer();
    // Paying needs no check.
    await suite.site.happen(await suite.payer.pay(YEARLY, 'old-card'));
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'active' }]);
    clock().skip(24 * 31 * DAY_MS);
    await suite.changePayer();
    await suite.site.happen(await suite.payer.pay(MONTHLY, 'old-card'));
    expect(await suite.payer.subscriptions()).toMatchObject([{ status: 'trialing' }]);
  });
});

const untilCanceled = (id: string) =>
  until(
    () => Promise.resolve(payPalBooks().subscription(id).status),
    (status) => status === 'CANCELLED',
  );

test('[BILLING-004] at PayPal no trial starts for a payer who had one, on any account here', async () => {
  const first = await atPayPal.payer.order(MONTHLY);
  payPalBooks().approve(first, 'PAYER-TWICE');
  expect(await atPayPal.payer.comeBack(first)).toBe('/premium/complete?state=success');
  expect(await atPayPal.payer.subscriptions()).toMatchObject([{ status: 'trialing' }]);
  await atPayPal.changePayer();
  const second = await atPayPal.payer.order(MONTHLY);
  payPalBooks().approve(second, 'PAYER-TWICE');
  const shown = `/premium/select-payment/${MONTHLY}?state=payer-had-trial`;
  expect(await atPayPal.payer.comeBack(second)).toBe(shown);
  expect(await atPayPal.payer.comeBack(second)).toBe(shown);
  // Nothing was activated at PayPal, so nothing can ever be charged.
  expect(payPalBooks().subscription(second).status).toBe('APPROVED');
  expect(await atPayPal.payer.isPremium()).toBe(false);
  // Unless it was being activated at that moment: it is ended as well.
  await atPayPal.site.happen(payPalBooks().activate(second));
  await untilCanceled(second);
  expect(await atPayPal.payer.subscriptions()).toEqual([]);
  // If the payer is known only after the start, it is ended there.
  await atPayPal.changePayer();
  const third = await atPayPal.payer.order(MONTHLY);
  payPalBooks().approve(third, 'PAYER-TWICE');
  await atPayPal.site.happen(payPalBooks().activate(third));
  await untilCanceled(third);
  const sales = [...payPalBooks().sales.values()].filter((sale) => sale.billing_agreement_id === third);
  expect(sales).toEqual([]);
  expect(await atPayPal.payer.subscriptions()).toEqual([]);
});
