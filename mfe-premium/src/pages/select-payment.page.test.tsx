import { centsSchema, setServerOffsetMs } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  ENDED,
  lines,
  method,
  methods,
  NOW,
  openPayment,
  PAY_MONTHLY,
  PAY_YEARLY,
  running,
} from '../testing/open-payment.ts';
import { MONTHLY, QUOTE, YEARLY } from '../testing/plans.ts';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  act(() => setServerOffsetMs(0));
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the order', () => {
  test('[PREMIUM-039] [PREMIUM-042] names the plan, and links back to the others', async () => {
    await openPayment();
    expect(document.title).toBe('Afterglow | Select payment');
    expect(screen.getByRole('heading', { level: 1, name: 'Select payment' })).toBeVisible();
    const plan = within(screen.getByRole('region', { name: 'Your plan' }));
    expect(plan.getByText('Monthly')).toBeVisible();
    expect(plan.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/premium/view-plans');
  });

  test.each([
    ['a member who was never Premium', buildMemberSession(), []],
    ['a visitor', { status: 'visitor' } as const, []],
  ])('[PREMIUM-040] [PREMIUM-041] [PREMIUM-042] %s pays nothing today', async (_, session, has) => {
    await openPayment({ session, has });
    expect(lines()).toEqual({
      'Pay today': '$0.00',
      'Next billing day': '02 March 2026',
      'After that': '$4.99 a month',
    });
    expect(screen.getByText(/^Cancel in /)).toHaveTextContent(/before 02 March 2026 and you won't pay anything\.$/);
  });

  test.each([
    ['card', 'This card already had a free trial.'],
    ['payer', 'This PayPal account already had a free trial.'],
    ['email', 'You already had a free trial.'],
  ])('a trial rejected for its %s is explained with a payment instead of a trial', async (reason, text) => {
    await openPayment({ path: `${PAY_MONTHLY}?state=${reason}-had-trial`, session: buildMemberSession(), has: [] });
    expect(screen.getByText(text, { exact: false })).toHaveTextContent(`${text} You weren't charged. Pay for Premium`);
    expect(screen.getByRole('link', { name: 'Pay for Premium' })).toHaveAttribute('href', PAY_MONTHLY);
    expect(lines()).toMatchObject({ 'Due today': '$4.99' });
  });

  test('[PREMIUM-040] [PREMIUM-041] [PREMIUM-042] [PREMIUM-013] a former Premium member pays the price', async () => {
    await openPayment({ has: [ENDED] });
    expect(lines()).toEqual({
      Price: '$4.99',
      'Due today': '$4.99',
      'Next billing day': '28 February 2026',
      'After that': '$4.99 a month',
    });
    expect(screen.getByText(/^Cancel anytime in /)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/account/manage-subscription',
    );
  });

  test('[PREMIUM-041] [PREMIUM-043] the yearly plan has no trial, and its full price is paid', async () => {
    await openPayment({ path: PAY_YEARLY });
    expect(lines()).toMatchObject({ Price: '$47.90', 'Due today': '$47.90', 'After that': '$47.90 a year' });
    expect(lines()).not.toHaveProperty('Pay today');
  });

  test('a plan change explains what happens to the current plan', async () => {
    await openPayment({ path: PAY_YEARLY, has: [running()] });
    expect(screen.getByText("This replaces your Monthly plan. You won't be charged for it again.")).toBeVisible();
  });

  test('a plan change shows the amount due today, and charges exactly that', async () => {
    const { sent } = await openPayment({ path: PAY_YEARLY, has: [running()] });
    expect(lines()).toEqual({
      Price: '$47.90',
      'Unused time on your Monthly plan': '−$3.21',
      'Due today': '$44.69',
      'Next billing day': '31 January 2027',
      'After that': '$47.90 a year',
    });
    expect(screen.getByText("We'll charge $44.69 to your card right away.")).toBeVisible();
    expect(screen.getByText(/^This is the last step\./)).toBeVisible();
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx Pay $44.69']);
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toEqual([{ subscriptionsProductsId: 3, paymentProcessor: 'stripe', dueToday: 4_469, price: 4_790 }]);
  });

  test.each([
    ['trialing', 'Your free trial continues. You pay nothing today.'],
    ['active', 'Any remaining credit goes toward your next payments.'],
  ] as const)('nothing is due today in a trial, or when the credit exceeds the price: %s', async (status, text) => {
    const answers = { quotePlan: () => ({ data: { ...QUOTE, dueToday: centsSchema.parse(0) } }) };
    await openPayment({ path: PAY_YEARLY, has: [running({ status })], answers });
    expect([lines()['Due today'], screen.getByText(text).tagName]).toEqual(['$0.00', 'P']);
    expect(lines()).toHaveProperty(
      status === 'trialing' ? 'Your free trial' : 'Unused time on your Monthly plan',
      '−$47.90',
    );
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx Change plan']);
    expect(screen.queryByText(/before 31 January 2027 and you won't pay anything\.$/) !== null).toBe(
      status === 'trialing',
    );
  });

  test('a member in a trial who orders a plan paid today is not promised that it is free', async () => {
    const price = centsSchema.parse(4_790);
    const answers = { quotePlan: () => ({ data: { ...QUOTE, dueToday: price, isImmediate: false } }) };
    await openPayment({
      path: PAY_YEARLY,
      has: [running({ status: 'trialing', paymentProcessor: 'paypal' })],
      answers,
    });
    expect(lines()).toMatchObject({ 'Due today': '$47.90' });
    expect(screen.getByText(/^Cancel anytime in /)).toBeVisible();
    expect(screen.queryByText(/you won't pay anything/)).not.toBeInTheDocument();
  });

  test.each([
    ['was given', running({ paymentProcessor: 'manual' })],
    ['is canceled', running({ status: 'canceled', cancelTime: '2026-01-20T12:00:00.000Z' })],
  ])('a member who %s is not charged anyway', async (_, subscription) => {
    await openPayment({ path: PAY_YEARLY, has: [subscription] });
    expect(screen.queryByText(/^This replaces/)).not.toBeInTheDocument();
  });
});

describe('a page left open over night', () => {
  test.each([
    ['by itself', () => void jest.advanceTimersByTime(60_000)],
    ['when the tab is shown again', () => void document.dispatchEvent(new Event('visibilitychange'))],
  ])('shows the days of the new day, %s', async (_, pass) => {
    await openPayment();
    expect(lines()).toHaveProperty('Next billing day', '02 March 2026');
    jest.setSystemTime(NOW.getTime() + DAY_MS);
    act(pass);
    expect(lines()).toHaveProperty('Next billing day', '03 March 2026');
    expect(screen.getByText(/^Cancel in /)).toHaveTextContent(/before 03 March 2026/);
  });

  test('[BILLING-003] refetches the amount when the tab returns or the price expires, and charges it', async () => {
    const held = (dueToday: number, minutes: number) => {
      const validUntil = new Date(NOW.getTime() + minutes * 60_000).toISOString();
      return { data: { ...QUOTE, dueToday: centsSchema.parse(dueToday), token: `quote of ${dueToday}`, validUntil } };
    };
    const { data, sent } = await openPayment({
      path: PAY_YEARLY,
      has: [running()],
      answers: { quotePlan: () => held(4_469, 10) },
    });
    expect(lines()).toHaveProperty('Due today', '$44.69');
    data.answer({ quotePlan: () => held(4_485, 15) });
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(data.calls.filter(({ name }) => name === 'quotePlan')).toHaveLength(1);
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(lines()).toHaveProperty('Due today', '$44.85'));
    data.answer({ quotePlan: () => held(4_490, 30) });
    act(() => void jest.advanceTimersByTime(16 * MINUTE_MS));
    await waitFor(() => expect(lines()).toHaveProperty('Due today', '$44.90'));
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toEqual([
      { subscriptionsProductsId: 3, paymentProcessor: 'stripe', dueToday: 4_490, price: 4_790, quote: 'quote of 4490' },
    ]);
  });
});

describe('the states of the page', () => {
  test('the current plan cannot be bought', async () => {
    await openPayment({ has: [running()] });
    expect(screen.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
    expect(screen.getByText("You're all set. Nothing more to pay.")).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a plan that has ended only by the device clock cannot be bought again', async () => {
    jest.setSystemTime(NOW.getTime() + 30 * DAY_MS);
    setServerOffsetMs(-30 * DAY_MS);
    await openPayment({ has: [running()] });
    expect(screen.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  });

  test('a canceled, running plan cannot be bought in addition to its replacement', async () => {
    const monthly = running({ plan: MONTHLY, paymentProcessor: 'paypal', cancelTime: '2026-02-01T00:00:00.000Z' });
    await openPayment({ path: PAY_MONTHLY, has: [running({ plan: YEARLY, paymentProcessor: 'paypal' }), monthly] });
    expect(screen.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
  });

  test('[PREMIUM-048] a gift that ends later hides nothing of the paid plan', async () => {
    const gift = running({ paymentProcessor: 'manual', plan: MONTHLY, endTime: '2026-09-20T12:00:00.000Z' });
    await openPayment({ path: PAY_YEARLY, has: [gift, running({ plan: YEARLY })] });
    expect(screen.getByRole('heading', { name: 'You already have this plan' })).toBeVisible();
    cleanup();
    await openPayment({ path: PAY_YEARLY, has: [gift, running({ paymentProcessor: 'paypal' })] });
    expect(methods()).toEqual(['PayPal Pay with your PayPal account Pay $44.69']);
    expect(lines()).toMatchObject({ 'Unused time on your Monthly plan': '−$3.21', 'Due today': '$44.69' });
  });

  test('while the provider does not respond, a plan change has no amount and asks again', async () => {
    const { data } = await openPayment({
      path: PAY_YEARLY,
      has: [running()],
      answers: {
        quotePlan: () =>
          Promise.reject(new ApiError({ operation: 'quotePlan', code: 'server_busy', status: 503, message: 'Busy' })),
      },
    });
    expect(await screen.findByRole('heading', { name: "We couldn't get the amount due today" })).toBeVisible();
    expect(screen.getByText(/^You can pay once it's shown\./)).toBeVisible();
    expect(screen.queryByText(/Connection error/)).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
    data.answer({ quotePlan: () => ({ data: QUOTE }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText("We'll charge $44.69 to your card right away.")).toBeVisible();
  });

  test('a subscription canceled since is refetched with its quote when the page is reopened', async () => {
    const { data, navigation } = await openPayment({ path: PAY_YEARLY, has: [running()] });
    const count = (name: string) => data.calls.filter((call) => call.name === name).length;
    expect(lines()).toHaveProperty('Due today', '$44.69');
    await act(async () => navigation.navigate('/premium/donate'));
    const cancelled = running({ status: 'canceled', cancelTime: '2026-01-31T12:00:00.000Z' });
    data.answer({
      cancelSubscription: () => ({ data: cancelled }),
      listSubscriptions: () => ({ data: [cancelled] }),
      quotePlan: () => ({ data: { ...QUOTE, dueToday: centsSchema.parse(4_790) } }),
    });
    const before = [count('listSubscriptions'), count('quotePlan')];
    await act(() => data.call('cancelSubscription', { params: { id: cancelled.id } }));
    await act(async () => navigation.navigate(PAY_YEARLY));
    await waitFor(() => expect(lines()).toHaveProperty('Due today', '$47.90'));
    expect([count('listSubscriptions'), count('quotePlan')]).toEqual(before.map((times) => times + 1));
  });

  test('a canceled one can be ordered again after its end', async () => {
    await openPayment({ has: [running({ status: 'canceled', cancelTime: '2026-01-20T12:00:00.000Z' })] });
    expect(screen.getByText(/^You canceled it\. You have Premium until 20 February 2026/)).toBeVisible();
  });

  test.each(['99', '1', 'nonsense', '2x'])('there is no paid plan %s, so the others are shown', async (id) => {
    const { navigation } = await openPayment({ path: `/premium/select-payment/${id}` });
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/premium/view-plans', replace: true }]));
  });

  test('a member who returns without paying sees that nothing was charged', async () => {
    await openPayment({ path: `${PAY_MONTHLY}?state=cancel` });
    expect(screen.getByText("Payment canceled. You weren't charged.")).toBeVisible();
  });

  test.each(['listPlans', 'listSubscriptions', 'listPaymentMethods'] as const)(
    'when %s fails, Retry loads it again',
    async (call) => {
      const { data, navigation } = await openPayment({
        answers: { [call]: () => Promise.reject(new Error('offline')) },
      });
      const retry = await screen.findByRole('button', { name: 'Retry' });
      expect(navigation.visits).toEqual([]);
      data.answer({
        listPlans: () => ({ data: [MONTHLY] }),
        listSubscriptions: () => ({ data: [] }),
        listPaymentMethods: () => ({ data: [{ paymentProcessor: 'stripe' }] }),
      });
      await userEvent.click(retry);
      expect(await screen.findByText('Pay today')).toBeVisible();
      expect(await screen.findByRole('button', { name: /^Credit Card/ })).toBeVisible();
    },
  );
});
