import { openPage } from '@afterglow/shared-area/testing';
import { checkoutIdSchema, planIdSchema, type Checkout, type Subscription } from '@afterglow/shared-contracts';
import {
  buildMemberSession,
  buildPlan,
  buildSubscription,
  type FakeAnswers,
} from '@afterglow/shared-contracts/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';
import { SOMETHING_WENT_WRONG } from '../testing/notices.ts';
import { faultsBut, leaveFaults, meetFault, waitForFault } from '../testing/faults.ts';

const FREE = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
const END = '2999-04-02T12:00:00.000Z';
const GIFT = 'Your Premium is a gift from Afterglow. It runs until 02 April 2999 and ends by itself.';
const CANCELLED = { status: 'canceled', cancelTime: '2026-01-01T00:00:00.000Z' } as const;
const CHECKOUT: Checkout = {
  id: checkoutIdSchema.parse(9),
  status: 'completed',
  subscriptionsProductsId: { id: buildPlan().id },
  paymentProcessor: 'stripe',
  trialDays: 30,
  creationTime: '2026-03-02T12:00:00.000Z',
};

function answersFor(...subscriptions: readonly Subscription[]): FakeAnswers {
  return {
    listPlans: () => ({ data: [FREE, buildPlan()] }),
    listSubscriptions: () => ({ data: [...subscriptions] }),
    getCheckout: () => ({ data: CHECKOUT }),
    listPayments: () => ({ data: [] }),
  };
}

const subscribed = (fields: Partial<Subscription> = {}) => buildSubscription({ endTime: END, ...fields });
const open = (path: string, answers: FakeAnswers) => openPage(remote, { path, session: buildMemberSession(), answers });
const manage = (...subscriptions: readonly Subscription[]) =>
  open('/account/manage-subscription', answersFor(...subscriptions));
const cancelPage = (...subscriptions: readonly Subscription[]) =>
  open('/account/cancel-premium', answersFor(...subscriptions));
const cancelLink = () => screen.queryByRole('link', { name: 'Cancel subscription' });

describe('Manage subscription', () => {
  test('[ACCOUNT-041] [ACCOUNT-048] shows plan, price, status, end time, payment method, and a cancel button that leads on', async () => {
    await manage(subscribed());
    expect(document.title).toBe('Afterglow | Manage subscription');
    expect(screen.getByRole('heading', { level: 1, name: 'Manage subscription' })).toBeVisible();
    expect(factsShown()).toEqual({
      Plan: 'Monthly',
      Price: '$4.99 a month',
      Status: 'Active',
      'Renews on': '02 April 2999',
      'Payment method': 'Card',
      'Started on': '02 March 2026, with a 30-day free trial',
    });
    expect(cancelLink()).toHaveAttribute('href', '/account/cancel-premium');
    expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  });

  test.each(['canceled', 'active', 'trialing'] as const)(
    '[ACCOUNT-043] [ACCOUNT-044] [ACCOUNT-047] one with a cancel time (%s) runs until its end, and cannot be cancelled again',
    async (status) => {
      const cancelled = subscribed({ ...CANCELLED, status });
      await manage(cancelled);
      const words = 'Your subscription is cancelled and runs until 02 April 2999.';
      expect(screen.getByText(words)).toBeVisible();
      expect(factsShown()).toMatchObject({ 'Runs until': '02 April 2999' });
      expect(cancelLink()).not.toBeInTheDocument();
      cleanup();
      await cancelPage(cancelled);
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
    },
  );

  test('[ACCOUNT-045] an active one with a future end is Premium', async () => {
    await manage(subscribed());
    expect(screen.getByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Free' })).not.toBeInTheDocument();
  });

  test.each([
    ['whose end has passed', [subscribed({ endTime: '2020-01-01T00:00:00.000Z' })]],
    ['that was never bought', []],
  ])('[ACCOUNT-045] one %s is the free plan, and leads to the plans', async (_, list) => {
    await manage(...list);
    expect(screen.getByRole('heading', { level: 2, name: 'Free' })).toBeVisible();
    expect(screen.queryByText(/Premium$/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Available plans' })).toHaveAttribute('href', '/premium/view-plans');
    expect(cancelLink()).not.toBeInTheDocument();
  });

  test('[ACCOUNT-041] what was given says so, has no price, and offers no cancelling', async () => {
    await manage(subscribed({ paymentProcessor: 'manual' }));
    expect(screen.getByText(GIFT)).toBeVisible();
    expect(cancelLink()).not.toBeInTheDocument();
    expect(factsShown()).toMatchObject({ 'Payment method': 'A gift from Afterglow', 'Runs until': '02 April 2999' });
    expect(factsShown()).not.toHaveProperty('Price');
  });

  test('what is paid by PayPal is changed there, and cancelled here', async () => {
    const page = await manage(subscribed({ paymentProcessor: 'paypal' }));
    page.data.answer({ getPortalUrl: () => ({ data: { portalUrl: 'https://www.paypal.com/myaccount/autopay/' } }) });
    const leave = jest.spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(screen.getByRole('button', { name: 'Change at PayPal' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://www.paypal.com/myaccount/autopay/', '_self'));
    expect(screen.queryByRole('button', { name: 'Update card' })).not.toBeInTheDocument();
    leave.mockRestore();
    expect(cancelLink()).toBeVisible();
  });

  test.each([
    ['stripe', 'your card', 'Update card'],
    ['paypal', 'your PayPal account', 'Change at PayPal'],
  ] as const)(
    '[ACCOUNT-041] a renewal by %s that is not paid yet is told, with what helps',
    async (paymentProcessor, means, button) => {
      await manage(subscribed({ paymentProcessor, paymentDue: true }));
      expect(screen.getByText(/^Your renewal has not been paid yet\./)).toHaveTextContent(
        `We try ${means} again in the next days, and Premium goes on until 02 April 2999.`,
      );
      expect(factsShown()).toMatchObject({ Status: 'Payment due', 'Runs until': '02 April 2999' });
      expect(screen.getByRole('button', { name: button })).toBeVisible();
    },
  );

  test('another plan is chosen from here, as long as this one is paid for on the web and not cancelled', async () => {
    const link = () => screen.queryByRole('link', { name: 'Change plan' });
    await manage(subscribed());
    expect(link()).toHaveAttribute('href', '/premium/view-plans');
    cleanup();
    await manage(subscribed(CANCELLED));
    expect(link()).not.toBeInTheDocument();
  });

  test('what is paid in an app store is changed there', async () => {
    await manage(subscribed({ paymentProcessor: 'apple' }));
    expect(screen.getByText(/^You pay in the App Store: change/)).toBeVisible();
    expect(cancelLink()).not.toBeInTheDocument();
  });

  test('a service that does not answer is said, and asked again', async () => {
    const page = await open('/account/manage-subscription', {
      ...answersFor(),
      listSubscriptions: () => Promise.reject(new Error('down')),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
    page.data.answer(answersFor(subscribed()));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
  });

  test('a checkout that cannot be read takes nothing else away', async () => {
    await open('/account/manage-subscription', {
      ...answersFor(subscribed()),
      getCheckout: () => Promise.reject(new Error('down')),
    });
    expect(factsShown()).not.toHaveProperty('Started on');
  });
});

describe('Cancel Premium', () => {
  const cancelButton = () => screen.getByRole('button', { name: 'Cancel subscription' });

  async function askToCancel(page: Awaited<ReturnType<typeof cancelPage>>) {
    await userEvent.click(cancelButton());
    expect(page.events.at(-1)).toEqual({
      name: 'modal:show',
      payload: { type: 'confirmation', contentKey: 'CONFIRM_CANCEL_SUBSCRIPTION' },
    });
    return (outcome: 'confirmed' | 'dismissed') =>
      act(async () => page.bus.emit('modal:closed', { type: 'confirmation', outcome }));
  }
  const sent = ({ data }: Awaited<ReturnType<typeof cancelPage>>) =>
    data.calls.filter(({ name }) => name === 'cancelSubscription').map(({ input }) => input);

  test('[ACCOUNT-049] [ACCOUNT-050] lists what will be lost', async () => {
    await cancelPage(subscribed());
    expect(screen.getByRole('heading', { level: 1, name: 'Cancel Premium' })).toBeVisible();
    expect(document.title).toBe('Afterglow | Cancel Premium');
    expect(screen.getByText(/^Nothing changes until 02 April 2999\./)).toBeVisible();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'On-demand playback',
      'Over 100,000 exclusive mixes',
      'High-quality audio',
      'No ads',
      'Downloads for offline listening on the mobile apps',
      'Early access to new mixes',
    ]);
  });

  test('[ACCOUNT-051] the button asks first, and "Keep subscription" keeps everything', async () => {
    const page = await cancelPage(subscribed());
    const answer = await askToCancel(page);
    expect(sent(page)).toEqual([]);
    await answer('dismissed');
    expect(sent(page)).toEqual([]);
    expect(page.navigation.visits).toEqual([]);
    // A dialog of somebody else is no answer any more.
    await act(async () => page.bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
    expect(sent(page)).toEqual([]);
  });

  test('[ACCOUNT-051] [ACCOUNT-052] [ACCOUNT-053] [ACCOUNT-054] "Cancel subscription" cancels, reads everything anew and asks why', async () => {
    const page = await cancelPage(subscribed());
    const cancelled = subscribed({ ...CANCELLED, subscriptionsCheckoutId: { id: checkoutIdSchema.parse(12) } });
    page.data.answer({
      cancelSubscription: () => ({ data: cancelled }),
      listSubscriptions: () => ({ data: [cancelled] }),
    });
    const before = page.data.calls.length;
    await (
      await askToCancel(page)
    )('confirmed');
    expect(sent(page)).toEqual([{ params: { id: 4 }, body: { status: 'canceled' } }]);
    expect(page.navigation.visits).toEqual([{ path: '/account/cancellation-feedback', replace: false }]);
    await waitFor(() =>
      expect(page.data.calls.slice(before).map(({ name, input }) => [name, input.query ?? input.params])).toEqual([
        ['cancelSubscription', { id: 4 }],
        ['listSubscriptions', { membersid: 1 }],
        ['getCheckout', { id: 12 }],
      ]),
    );
  });

  test('[DATA-044] [ACCOUNT-043] [ACCOUNT-047] [ACCOUNT-054] is there at once on every page, though nothing is read anew in time', async () => {
    const page = await cancelPage(subscribed());
    const cancelled = subscribed({ ...CANCELLED, status: 'active' });
    page.data.answer({
      cancelSubscription: () => ({ data: cancelled }),
      listSubscriptions: () => new Promise(() => undefined),
    });
    await (
      await askToCancel(page)
    )('confirmed');
    const words = /^Your subscription is cancelled and runs until 02 April 2999/;
    for (const path of ['/account/manage-subscription', '/account', '/account/cancel-premium']) {
      await act(async () => {
        page.navigation.navigate(path);
        await remote.loadPage(path);
      });
      expect(await screen.findByText(words)).toBeVisible();
      expect(cancelLink()).not.toBeInTheDocument();
    }
    // What the page that was left had begun to read is read again by each.
    expect(page.data.calls.filter(({ name }) => name === 'listSubscriptions').length).toBeGreaterThan(2);
  });

  test('[ACCOUNT-054] without an active checkout, the one before is cleared', async () => {
    const page = await cancelPage(subscribed());
    const cancelled = subscribed({ ...CANCELLED, subscriptionsCheckoutId: null });
    page.data.answer({
      cancelSubscription: () => ({ data: cancelled }),
      listSubscriptions: () => ({ data: [cancelled] }),
    });
    await (
      await askToCancel(page)
    )('confirmed');
    await act(async () => page.navigation.navigate('/account/manage-subscription'));
    expect(await screen.findByRole('heading', { level: 2, name: /^Premium/ })).toBeVisible();
    expect(factsShown()).not.toHaveProperty('Started on');
  });

  test.each(faultsBut())('[ACCOUNT-055] a cancellation that %s is said, and can be tried again', async (_, fault) => {
    const page = await cancelPage(subscribed());
    meetFault(page.data, 'cancelSubscription', fault);
    const answer = await askToCancel(page);
    jest.useFakeTimers();
    await answer('confirmed');
    await waitForFault();
    leaveFaults();
    expect(page.events.at(-1)).toEqual(SOMETHING_WENT_WRONG);
    expect(page.navigation.visits).toEqual([]);
    await askToCancel(page);
  });

  test.each([
    ['no subscription', [], 'You are on the free plan.'],
    ['a cancelled one', [subscribed(CANCELLED)], 'Your subscription is cancelled and runs until 02 April 2999.'],
    ['a gift', [subscribed({ paymentProcessor: 'manual' })], GIFT],
    ['one of an app store', [subscribed({ paymentProcessor: 'google' })], 'You pay in Google Play: cancel there.'],
  ])('with %s there is nothing to cancel', async (_, list, text) => {
    await cancelPage(...list);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
  });
});

function factsShown(): Record<string, string> {
  return Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
}
