import { ApiError } from '@afterglow/shared-data';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wasOrdered } from '../../lib/ordered-plan.ts';
import { lines, method, methods, NOW, openPayment, PAY_YEARLY, PROVIDER, running } from '../../testing/open-payment.ts';
import { MONTHLY, YEARLY } from '../../testing/plans.ts';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the payment methods', () => {
  test('[PREMIUM-046] [PREMIUM-047] are card or PayPal', async () => {
    await openPayment();
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx', 'PayPal Pay with your PayPal account']);
  });

  test('[PREMIUM-046] are only those that the service offers', async () => {
    await openPayment({ answers: { listPaymentMethods: () => ({ data: [{ paymentProcessor: 'stripe' }] }) } });
    expect(methods()).toEqual(['Credit Card Visa, Mastercard & AmEx']);
  });

  test('are not shown where no payments are accepted, with a message', async () => {
    await openPayment({ answers: { listPaymentMethods: () => ({ data: [] }) } });
    expect(
      screen.getByText("We can't take payments right now. You weren't charged. Please try again in a few minutes."),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Payment method' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your plan' })).toBeVisible();
  });

  test('[PREMIUM-051] [ANALYTICS-004] the service prepares the payment, and the browser opens its provider', async () => {
    const { leave, sent, analytics } = await openPayment();
    await userEvent.click(method(/^PayPal/));
    // With the amounts on the page, in a trial: the service rejects the order if the price has changed.
    expect(sent()).toEqual([{ subscriptionsProductsId: 2, paymentProcessor: 'paypal', dueToday: 0, price: 499 }]);
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER, '_self'));
    expect(analytics.sent).toEqual([{ name: 'premium_upsell_payment', data: {} }]);
  });

  test('a second press, on either method, prepares nothing until the browser leaves or returns', async () => {
    const { sent, data } = await openPayment();
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

  test('[PREMIUM-052] a payment that cannot be prepared shows an error on the same page and can be retried', async () => {
    const { events, leave, navigation, data, sent } = await openPayment({
      answers: { createCheckout: () => Promise.reject(new Error('down')) },
    });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() =>
      expect(events.at(-1)).toEqual({
        name: 'notification:show',
        payload: { type: 'danger', message: 'Something went wrong. Please try again.' },
      }),
    );
    expect(leave).not.toHaveBeenCalled();
    expect(navigation.visits).toEqual([]);
    data.answer({ createCheckout: () => ({ data: { redirectUrl: PROVIDER } }) });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(sent()).toHaveLength(2);
  });

  test('a rejection by the service shows its message, until the next try', async () => {
    const words = "Your card was declined. You weren't charged, and your plan hasn't changed. Try another card.";
    const refusal = new ApiError({ operation: 'createCheckout', code: 'conflict', status: 409, message: words, words });
    const { data, leave } = await openPayment({ answers: { createCheckout: () => Promise.reject(refusal) } });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    data.answer({ createCheckout: () => ({ data: { redirectUrl: PROVIDER } }) });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(leave).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('an expired login is not an error of the order', async () => {
    const over = {
      operation: 'createCheckout',
      code: 'not_authenticated',
      status: 401,
      message: 'Log in first.',
    } as const;
    await openPayment({
      answers: { createCheckout: () => Promise.reject(new ApiError({ ...over, words: over.message })) },
    });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(method(/^Credit Card/)).toHaveAttribute('aria-busy', 'false'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('without a response, only an order at a provider page is shown as not charged', async () => {
    const answers = { createCheckout: () => Promise.reject(new Error('lost')) };
    await openPayment({ path: PAY_YEARLY, has: [running()], answers });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /check Manage subscription to see if your plan changed\.$/,
    );
    cleanup();
    await openPayment({ answers });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      "We couldn't start your payment. You weren't charged. Please try again.",
    );
  });

  test('offline nothing is sent or counted, and the page stays the same', async () => {
    const { sent, analytics } = await openPayment();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^You're offline\./);
    expect([sent(), analytics.sent]).toEqual([[], []]);
    expect(lines()).toHaveProperty('Pay today', '$0.00');
    online.mockReturnValue(true);
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toHaveLength(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the ordered plan is known when the tab returns, but not a rejected order', async () => {
    const { data, leave } = await openPayment({
      path: PAY_YEARLY,
      answers: { createCheckout: () => Promise.reject(new Error('409')) },
    });
    await userEvent.click(method(/^Credit Card/));
    await screen.findByRole('alert');
    expect(wasOrdered(YEARLY.id)).toBe(false);
    data.answer({ createCheckout: () => ({ data: { redirectUrl: PROVIDER } }) });
    await userEvent.click(method(/^Credit Card/));
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect([wasOrdered(YEARLY.id), wasOrdered(MONTHLY.id)]).toEqual([true, false]);
  });

  test('pressed again offline, an order without a response is not called uncharged', async () => {
    const answers = { createCheckout: () => Promise.reject(new Error('lost')) };
    const { sent } = await openPayment({ path: PAY_YEARLY, has: [running()], answers });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^We didn't get an answer from the payment provider\./);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(method(/^Credit Card/));
    expect(sent()).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent(/^We didn't get an answer from the payment provider\./);
  });

  test('a purchase in another tab appears when the service rejects the order', async () => {
    const { data } = await openPayment({ answers: { createCheckout: () => Promise.reject(new Error('409')) } });
    data.answer({ listSubscriptions: () => ({ data: [running()] }) });
    await userEvent.click(method(/^Credit Card/));
    expect(await screen.findByRole('heading', { name: 'You already have this plan' })).toBeVisible();
  });

  async function leaveBeforeAnswer(options: Parameters<typeof openPayment>[0]) {
    let answer = () => {};
    const createCheckout = () =>
      new Promise<{ data: { redirectUrl: string } }>((resolve) => {
        answer = () => resolve({ data: { redirectUrl: PROVIDER } });
      });
    const page = await openPayment({ ...options, answers: { createCheckout } });
    await userEvent.click(method(/^Credit Card/));
    await act(async () => page.navigation.navigate('/premium/view-plans'));
    await act(async () => answer());
    return page;
  }

  test('a member who leaves the page during preparation stays where they went', async () => {
    const { leave, events } = await leaveBeforeAnswer({});
    expect(leave).not.toHaveBeenCalled();
    expect(events.filter(({ name }) => name === 'notification:show')).toEqual([]);
  });

  test('[RELEASE-020] a member who leaves the page during a change that is charged immediately sees its outcome', async () => {
    const { leave } = await leaveBeforeAnswer({ path: PAY_YEARLY, has: [running()] });
    expect(leave).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledWith(PROVIDER, '_self');
  });

  test.each([
    ['answered', () => ({ data: { redirectUrl: PROVIDER } }), 1, 0],
    ['refused', () => Promise.reject(new Error('lost')), 0, 1],
  ] as const)(
    '[RELEASE-020] [RELEASE-028] a checkout in progress makes the area busy, and a new version shows its outcome: %s',
    async (_, outcome, left, reported) => {
      let answer = () => {};
      const { area, leave, events } = await openPayment({
        answers: {
          createCheckout: () =>
            new Promise((resolve) => {
              answer = () => resolve(outcome());
            }),
        },
      });
      expect(area.isBusy?.()).toBe(false);
      await userEvent.click(method(/^Credit Card/));
      expect(area.isBusy?.()).toBe(true);
      cleanup();
      await act(async () => answer());
      expect(leave).toHaveBeenCalledTimes(left);
      expect(events.filter(({ name }) => name === 'notification:show')).toHaveLength(reported);
      expect(area.isBusy?.()).toBe(false);
    },
  );

  test('a visitor is redirected to the login, or signs up and returns', async () => {
    const { navigation, sent, analytics } = await openPayment({ session: { status: 'visitor' } });
    expect(screen.getByRole('link', { name: 'Sign up for free' })).toHaveAttribute(
      'href',
      '/auth/signup?redirect=%2Fpremium%2Fselect-payment%2F2',
    );
    await userEvent.click(method(/^Credit Card/));
    expect(navigation.visits).toEqual([{ path: '/auth/login', replace: false }]);
    expect(sent()).toEqual([]);
    expect(analytics.sent).toEqual([]);
  });

  test('[PREMIUM-048] a paying member continues with the same method', async () => {
    await openPayment({ path: PAY_YEARLY, has: [running({ paymentProcessor: 'paypal' })] });
    expect(methods()).toEqual(['PayPal Pay with your PayPal account Pay $44.69']);
    expect(screen.getByText(/to your PayPal account right away\.$/)).toBeVisible();
  });

  test.each([
    ['apple', 'Apple App Store'],
    ['google', 'Google Play'],
  ] as const)('[PREMIUM-049] what %s collects is managed there', async (paymentProcessor, store) => {
    await openPayment({ has: [running({ paymentProcessor })] });
    expect(screen.getByText(`Your subscription is managed in the ${store} app.`)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByText('Due today')).not.toBeInTheDocument();
  });
});
