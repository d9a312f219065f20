import { checkoutIdSchema, subscriptionIdSchema } from '@afterglow/shared-contracts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import {
  CANCELLED,
  cancelLink,
  cancelPage,
  factsShown,
  GIFT,
  manage,
  subscribed,
} from '../../../testing/open-subscription.ts';

const LATER_END = '2999-06-02T12:00:00.000Z';

test.each([
  ['a grant', { paymentProcessor: 'manual' }, 'a gift from Afterglow'],
  ['a canceled plan', CANCELLED, 'a plan that you canceled'],
] as const)('[ACCOUNT-046] shows both plans when a paid one is managed and %s runs longer', async (_, fields, what) => {
  const longer = subscribed({ id: subscriptionIdSchema.parse(5), endTime: LATER_END, ...fields });
  await manage(longer, subscribed());
  expect(factsShown()).toMatchObject({ Status: 'Active', 'Renews on': '02 April 2999', 'Payment method': 'Card' });
  const both = `You also have ${what}, which gives you Premium until 02 June 2999.`;
  expect(screen.getByText(both)).toBeVisible();
  expect(cancelLink()).toBeVisible();
  cleanup();
  await cancelPage(longer, subscribed());
  expect(screen.getByText(`${both} Nothing changes until 02 June 2999. After that, you'll lose:`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
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

  test('[ACCOUNT-049] [ACCOUNT-050] lists what the member will lose', async () => {
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
      'Offline downloads in the mobile apps',
      'Early access to new mixes',
    ]);
  });

  test('[ACCOUNT-051] the button asks for confirmation, and "Keep subscription" changes nothing', async () => {
    const page = await cancelPage(subscribed());
    const answer = await askToCancel(page);
    expect(sent(page)).toEqual([]);
    await answer('dismissed');
    expect(sent(page)).toEqual([]);
    expect(page.navigation.visits).toEqual([]);
    // The dialog of another page has no effect.
    await act(async () => page.bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
    expect(sent(page)).toEqual([]);
  });

  test('[ACCOUNT-051] [ACCOUNT-052] [ACCOUNT-053] [ACCOUNT-054] "Cancel subscription" cancels, refetches everything and asks for the reason', async () => {
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

  test('[DATA-044] [ACCOUNT-043] [ACCOUNT-047] [ACCOUNT-054] updates every page immediately, before anything is fetched again', async () => {
    const page = await cancelPage(subscribed());
    const cancelled = subscribed({ ...CANCELLED, status: 'active' });
    page.data.answer({
      cancelSubscription: () => ({ data: cancelled }),
      listSubscriptions: () => new Promise(() => undefined),
    });
    await (
      await askToCancel(page)
    )('confirmed');
    const words = /^Your subscription is canceled\. You have Premium until 02 April 2999/;
    for (const path of ['/account/manage-subscription', '/account', '/account/cancel-premium']) {
      await act(async () => {
        page.navigation.navigate(path);
        await remote.loadPage(path);
      });
      expect(await screen.findByText(words)).toBeVisible();
      expect(cancelLink()).not.toBeInTheDocument();
    }
    // Each page refetches what the page that was left had started to read.
    expect(page.data.calls.filter(({ name }) => name === 'listSubscriptions').length).toBeGreaterThan(2);
  });

  test('[ACCOUNT-054] without an active checkout, the previous one is cleared', async () => {
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

  test.each(failuresExcept())(
    '[ACCOUNT-055] a cancellation that %s shows an error and can be retried',
    async (_, fault) => {
      const page = await cancelPage(subscribed());
      simulateFailure(page.data, 'cancelSubscription', fault);
      const answer = await askToCancel(page);
      jest.useFakeTimers();
      await answer('confirmed');
      await waitForFailure();
      endSimulation();
      expect(page.events.at(-1)).toEqual(SOMETHING_WENT_WRONG);
      expect(page.navigation.visits).toEqual([]);
      await askToCancel(page);
    },
  );

  test.each([
    ['no subscription', [], "You're on the free plan."],
    ['a canceled one', [subscribed(CANCELLED)], 'Your subscription is canceled. You have Premium until 02 April 2999.'],
    ['a gift', [subscribed({ paymentProcessor: 'manual' })], GIFT],
    [
      'one of an app store',
      [subscribed({ paymentProcessor: 'google' })],
      'You subscribed through Google Play. Cancel there.',
    ],
  ])('%s leaves nothing to cancel', async (_, list, text) => {
    await cancelPage(...list);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument();
  });
});
