import { openPage } from '@afterglow/shared-area/testing';
import { centsSchema, type SessionState, type Subscription } from '@afterglow/shared-contracts';
import { buildMemberSession, buildSubscription, type FakeAnswers } from '@afterglow/shared-contracts/testing';
import { ApiError } from '@afterglow/shared-data';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';
import { FREE, MONTHLY, QUOTE, YEARLY } from '../testing/plans.ts';

const NOW = new Date(2026, 0, 31, 12);
const PROVIDER = 'https://pay.example/checkouts/1';

const PAY_MONTHLY = '/premium/select-payment/2';
const PAY_YEARLY = '/premium/select-payment/3';

/** A subscription to the monthly plan, still running. */
const running = (fields: Partial<Subscription> = {}) =>
  buildSubscription({ endTime: '2026-02-20T12:00:00.000Z', ...fields });
const ENDED = running({ endTime: '2025-04-02T12:00:00.000Z', status: 'canceled' });

interface Opening {
  readonly path?: string;
  readonly has?: readonly Subscription[];
  readonly session?: SessionState;
  readonly answers?: FakeAnswers;
}

async function open({ path = PAY_MONTHLY, has = [], session = buildMemberSession(), answers = {} }: Opening = {}) {
  const leave = jest.spyOn(window, 'open').mockReturnValue(null);
  const page = await openPage(remote, {
    path,
    session,
    answers: {
      listPlans: () => ({ data: [FREE, MONTHLY, YEARLY] }),
      listSubscriptions: () => ({ data: [...has] }),
      listPaymentMethods: () => ({ data: [{ paymentProcessor: 'paypal' }, { paymentProcessor: 'stripe' }] }),
      createCheckout: () => ({ data: { redirectUrl: PROVIDER } }),
      quotePlan: () => ({ data: QUOTE }),
      ...answers,
    },
  });
  const sent = () => page.data.calls.filter(({ name }) => name === 'createCheckout').map(({ input }) => input.body);
  return { ...page, leave, sent };
}

const lines = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
const method = (name: RegExp) => screen.getByRole('button', { name });
const methods = () =>
  within(screen.getByRole('region', { name: 'Payment method' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what is paid', () => {
  test('[PREMIUM-039] [PREMIUM-042] it names the plan, and leads back to the others', async () => {
    await open();
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
    await open({ session, has });
    expect(lines()).toEqual({
      'Pay today': '$0.00',
      'Next billing day': '02 March 2026',
      'From then on': '$4.99 a month',
    });
    expect(screen.getByText(/^Cancel before 02 March 2026 in your account/)).toBeVisible();
  });

  test('[PREMIUM-040] [PREMIUM-041] [PREMIUM-042] [PREMIUM-013] who was Premium before pays the price', async () => {
    await open({ has: [ENDED] });
    expect(lines()).toEqual({
      Price: '$4.99',
      'Due today': '$4.99',
      'Next billing day': '28 February 2026',
      'From then on': '$4.99 a month',
    });
    expect(screen.getByText(/^Cancel anytime in your account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
      'href',
      '/account/manage-subscription',
    );
  });

  test('[PREMIUM-041] [PREMIUM-043] the yearly plan has no trial, and its whole price is paid', async () => {
    await open({ path: PAY_YEARLY });
    expect(lines()).toMatchObject({ Price: '$47.90', 'Due today': '$47.90', 'From then on': '$47.90 a year' });
    expect(lines()).not.toHaveProperty('Pay today');
  });

  test('who changes plans is told what becomes of the present one', async () => {
    await open({ path: PAY_YEARLY, has: [running()] });
    expect(screen.getByText('This replaces your Monthly plan, for which you will not be charged again.')).toBeVisible();
  });

  test('who changes plans is told what is due today, and pays exactly that', async () => {
    const { sent } = await open({ path: PAY_YEARLY, has: [running()] });
    expect(lines()).toEqual({
      Price: '$47.90',
      'Left of your Monthly plan': '−$3.21',
      'Due today': '$44.69',
      'Next billing day': '31 January 2027',
      'From then on': '$47.90 a year',
    });
    expect(screen.getByText('$44.69 is charged right away, to the card you pay with now.')).toBeVisible();
    expect(screen.getByText(/^There is no other page after this one/)).toBeVisible();
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx Pay $44.69']);
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toEqual([{ subscriptionsProductsId: 3, paymentProcessor: 'stripe', dueToday: 4_469 }]);
  });

  test.each([
    ['trialing', 'Your free trial goes on: you pay nothing today.'],
    ['active', 'What is left after today counts towards your next payments.'],
  ] as const)('nothing is due today in a trial, or with more left than the plan costs: %s', async (status, text) => {
    const answers = { quotePlan: () => ({ data: { ...QUOTE, dueToday: centsSchema.parse(0) } }) };
    await open({ path: PAY_YEARLY, has: [running({ status })], answers });
    expect([lines()['Due today'], screen.getByText(text).tagName]).toEqual(['$0.00', 'P']);
    expect(lines()).toHaveProperty(status === 'trialing' ? 'Your free trial' : 'Left of your Monthly plan', '−$47.90');
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx Change plan']);
  });

  test.each([
    ['was given', running({ paymentProcessor: 'manual' })],
    ['is cancelled', running({ status: 'canceled', cancelTime: '2026-01-20T12:00:00.000Z' })],
  ])('one that %s is not charged anyway', async (_, subscription) => {
    await open({ path: PAY_YEARLY, has: [subscription] });
    expect(screen.queryByText(/^This replaces/)).not.toBeInTheDocument();
  });
});

describe('how it is paid', () => {
  test('[PREMIUM-046] [PREMIUM-047] by card or by PayPal', async () => {
    await open();
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx', 'PayPal Pay with your PayPal account']);
  });

  test('[PREMIUM-046] by the one alone that the service offers', async () => {
    await open({ answers: { listPaymentMethods: () => ({ data: [{ paymentProcessor: 'stripe' }] }) } });
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx']);
  });

  test('not at all where nobody takes payments, and the page says so', async () => {
    await open({ answers: { listPaymentMethods: () => ({ data: [] }) } });
    expect(screen.getByText('Premium cannot be paid for here at the moment. Nothing was charged.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your plan' })).toBeVisible();
  });

  test('[PREMIUM-051] [ANALYTICS-004] the service prepares the payment, and the browser goes to its provider', async () => {
    const { leave, sent, analytics } = await open();
    await userEvent.click(method(/^PayPal/));
    expect(sent()).toEqual([{ subscriptionsProductsId: 2, paymentProcessor: 'paypal' }]);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER, '_self'));
    expect(analytics.sent).toEqual([{ name: 'premium_upsell_payment', data: {} }]);
  });

  test('a second press, on either method, prepares nothing more until the browser has left or come back', async () => {
    const { sent, data } = await open();
    await userEvent.click(method(/^Credit Card/));
    await userEvent.click(method(/^Credit Card/));
    await userEvent.click(method(/^PayPal/));
    expect(sent()).toHaveLength(1);
    expect(method(/^Credit Card/)).toHaveAttribute('aria-busy', 'true');

    const readBefore = data.queriesOf('listSubscriptions').length;
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(method(/^Credit Card/)).toHaveAttribute('aria-busy', 'false');
    await waitFor(() => expect(data.queriesOf('listSubscriptions').length).toBe(readBefore + 1));
    await userEvent.click(method(/^PayPal/));
    expect(sent()).toHaveLength(2);
  });

  test('[PREMIUM-052] a payment that cannot be prepared is told, on the same page, and can be tried again', async () => {
    const { events, leave, navigation, data, sent } = await open({
      answers: { createCheckout: () => Promise.reject(new Error('down')) },
    });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() =>
      expect(events.at(-1)).toEqual({
        name: 'notification:show',
        payload: { type: 'danger', message: 'Something went wrong. Please try again later.' },
      }),
    );
    expect(leave).not.toHaveBeenCalled();
    expect(navigation.visits).toEqual([]);
    data.answer({ createCheckout: () => ({ data: { redirectUrl: PROVIDER } }) });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(2);
  });

  test('a refusal of the service is told in its words, until the next try', async () => {
    const words = 'Your payment was declined, and your plan has not changed: pay by another card, and try again.';
    const refusal = new ApiError({ operation: 'createCheckout', code: 'conflict', status: 409, message: words, words });
    const { data, leave } = await open({ answers: { createCheckout: () => Promise.reject(refusal) } });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    data.answer({ createCheckout: () => ({ data: { redirectUrl: PROVIDER } }) });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without an answer nothing is promised of a change that is charged at once; before a page of the provider nothing can be charged', async () => {
    const answers = { createCheckout: () => Promise.reject(new Error('lost')) };
    await open({ path: PAY_YEARLY, has: [running()], answers });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/whether your plan has changed\.$/);
    cleanup();
    await open({ answers });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was charged.');
  });

  test('offline nothing is sent or counted, and the page stays as it is', async () => {
    const { sent, analytics } = await open();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You are offline\./);
    expect([sent(), analytics.sent]).toEqual([[], []]);
    expect(lines()).toHaveProperty('Pay today', '$0.00');
    online.mockReturnValue(true);
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('what another tab has bought is seen when the service refuses', async () => {
    const { data } = await open({ answers: { createCheckout: () => Promise.reject(new Error('409')) } });
    data.answer({ listSubscriptions: () => ({ data: [running()] }) });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('heading', { name: 'You have this plan already' })).toBeVisible();
  });

  test('whoever leaves the page while the payment is prepared stays where they went', async () => {
    let answer = () => {};
    const { leave, navigation, events } = await open({
      answers: {
        createCheckout: () =>
          new Promise((resolve) => {
            answer = () => resolve({ data: { redirectUrl: PROVIDER } });
          }),
      },
    });
    await userEvent.click(method(/^Credit Card/));
    await act(async () => navigation.navigate('/premium/view-plans'));
    await act(async () => answer());
    expect(leave).not.toHaveBeenCalled();
    expect(events.filter(({ name }) => name === 'notification:show')).toEqual([]);
  });

  test('a visitor goes to the log-in, or signs up and returns', async () => {
    const { navigation, sent, analytics } = await open({ session: { status: 'visitor' } });
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute(
      'href',
      '/auth/signup?redirect=%2Fpremium%2Fselect-payment%2F2',
    );
    await userEvent.click(method(/^Credit Card/));
    expect(navigation.visits).toEqual([{ path: '/auth/login', replace: false }]);
    expect(sent()).toEqual([]);
    expect(analytics.sent).toEqual([]);
  });

  test('[PREMIUM-048] who pays already goes on paying in the same way', async () => {
    await open({ path: PAY_YEARLY, has: [running({ paymentProcessor: 'paypal' })] });
    expect(methods()).toEqual(['PayPal Pay with your PayPal account Pay $44.69']);
    expect(screen.getByText(/to the PayPal account you pay with now\.$/)).toBeVisible();
  });

  test.each([
    ['apple', 'Apple App Store'],
    ['google', 'Google Play'],
  ] as const)('[PREMIUM-049] what %s collects is managed there', async (paymentProcessor, store) => {
    await open({ has: [running({ paymentProcessor })] });
    expect(screen.getByText(`Your subscription is managed in the ${store} app.`)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Due today')).not.toBeInTheDocument();
  });
});

describe('the states of the page', () => {
  test('nobody can buy the plan they have', async () => {
    await open({ has: [running()] });
    expect(screen.getByRole('heading', { name: 'You have this plan already' })).toBeVisible();
    expect(screen.getByText('There is nothing more to pay.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('a cancelled one can be ordered again when it is over', async () => {
    await open({ has: [running({ status: 'canceled', cancelTime: '2026-01-20T12:00:00.000Z' })] });
    expect(screen.getByText(/^You cancelled it, and it runs until 20 February 2026\./)).toBeVisible();
  });

  test.each(['99', '1', 'nonsense', '2x'])('there is no plan %s to pay for, so the others are shown', async (id) => {
    const { navigation } = await open({ path: `/premium/select-payment/${id}` });
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/premium/view-plans', replace: true }]));
  });

  test('whoever comes back without paying is told that nothing was charged', async () => {
    await open({ path: `${PAY_MONTHLY}?state=cancel` });
    expect(screen.getByText('The payment was cancelled: nothing was charged.')).toBeVisible();
  });

  test.each(['listPlans', 'listSubscriptions', 'listPaymentMethods'] as const)(
    'when %s fails, Retry reads it again',
    async (call) => {
      const { data, navigation } = await open({ answers: { [call]: () => Promise.reject(new Error('offline')) } });
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
