import { openPage } from '@afterglow/shared-area/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildMemberSession,
  buildPlan,
  buildSubscription,
  type FakeResponses,
} from '@afterglow/shared-contracts/testing';
import {
  centsSchema,
  formatDate,
  planIdSchema,
  setServerOffsetMs,
  subscriptionIdSchema,
  type Subscription,
} from '@afterglow/shared-contracts';
import { HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });

const freeMembersData: FakeResponses = {
  listPlans: () => ({ data: [free, buildPlan()] }),
  listSubscriptions: () => ({ data: [] }),
};

const linkIn = (card: string, name: string) =>
  within(screen.getByRole('region', { name: card })).getByRole('link', { name });

const openOverview = (answers: FakeResponses) =>
  openPage(remote, { path: '/account', session: buildMemberSession(), answers });

test('[ACCOUNT-003] the overview has exactly three cards', async () => {
  await openOverview(freeMembersData);
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Your Account', 'Subscription', 'Security']);
  expect(await screen.findByText('Free')).toBeVisible();
});

test('[ACCOUNT-009] "Available plans" is there for the free plan and leads to the plans', async () => {
  await openOverview(freeMembersData);
  const card = screen.getByRole('region', { name: 'Subscription' });
  expect(await within(card).findByRole('link', { name: 'Available plans' })).toHaveAttribute(
    'href',
    '/premium/view-plans',
  );
});

const END = '2999-04-02T12:00:00.000Z';

const dataOf = (fields: Partial<Subscription>): FakeResponses => ({
  ...freeMembersData,
  listSubscriptions: () => ({ data: [buildSubscription({ endTime: END, ...fields })] }),
});

async function openWith(fields: Partial<Subscription>) {
  const page = await openOverview(dataOf(fields));
  const card = within(screen.getByRole('region', { name: 'Subscription' }));
  await card.findByText(/02 April 2999/);
  const links = [...card.queryAllByRole('link'), ...card.queryAllByRole('button')].map(
    ({ textContent }) => textContent,
  );
  return { page, card, links };
}

test('a plan that has ended only by the device clock is still shown', async () => {
  const endTime = new Date(Date.now() - HOUR_MS).toISOString();
  setServerOffsetMs(-2 * HOUR_MS);
  await openOverview(dataOf({ endTime }));
  const card = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(await card.findByText('Monthly')).toBeVisible();
  act(() => setServerOffsetMs(0));
  expect(await card.findByText('Free')).toBeVisible();
});

test('[DATA-044] plans made stale by a payment are refetched, even after another page refetched them', async () => {
  const { page } = await openWith({});
  const count = (name: string) => page.data.calls.filter((call) => call.name === name).length;
  await act(async () => page.navigation.navigate('/account/manage-subscription'));
  expect(await screen.findByText('Renews on')).toBeVisible();
  const before = count('listSubscriptions');
  page.data.answer({ createCheckout: () => ({ data: { redirectUrl: 'https://pay.example/' } }) });
  await act(() => page.data.call('createCheckout'));
  await waitFor(() => expect(count('listSubscriptions')).toBeGreaterThan(before));
  expect(count('listPlans')).toBe(1);
  await act(async () => page.navigation.navigate('/account'));
  await waitFor(() => expect(count('listPlans')).toBe(2));
});

test('[ACCOUNT-004] [ACCOUNT-006] the cards lead to the profile and to the password', async () => {
  await openOverview(freeMembersData);
  expect(linkIn('Your Account', 'Edit Profile')).toHaveAttribute('href', '/account/edit-profile');
  expect(linkIn('Security', 'Change password')).toHaveAttribute('href', '/account/change-password');
  expect(linkIn('Your Account', 'Your data')).toHaveAttribute('href', '/account/your-data');
  expect(linkIn('Security', 'Manage security')).toHaveAttribute('href', '/account/security');
  expect(linkIn('Security', 'Log out')).toHaveAttribute('href', '/logout');
});

test.each([
  ['[ACCOUNT-005] [ACCOUNT-007] [ACCOUNT-008] stripe', 'stripe', ['Manage subscription', 'Update card']],
  ['[ACCOUNT-007] [ACCOUNT-008] paypal', 'paypal', ['Manage subscription']],
  ['[ACCOUNT-013] apple', 'apple', []],
  ['[ACCOUNT-013] google', 'google', []],
  ['[ACCOUNT-013] manual', 'manual', []],
] as const)('%s: title and end of the plan, and its links', async (_, paymentProcessor, expected) => {
  const { card, links } = await openWith({ paymentProcessor });
  expect(card.getByText('Monthly')).toBeVisible();
  expect(card.getByText(/ 02 April 2999\.$/)).toBeVisible();
  expect(links).toEqual(expected);
});

test('[ACCOUNT-046] [ACCOUNT-008] a paid plan is shown and managed next to a grant that runs longer', async () => {
  const grant = buildSubscription({
    id: subscriptionIdSchema.parse(5),
    endTime: '2999-06-02T12:00:00.000Z',
    paymentProcessor: 'manual',
  });
  await openOverview({
    ...freeMembersData,
    listSubscriptions: () => ({ data: [grant, buildSubscription({ endTime: END })] }),
  });
  const card = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(await card.findByText('Renews on 02 April 2999.')).toBeVisible();
  expect(
    card.getByText(/^You also have a gift from Afterglow, which gives you Premium until 02 June 2999/),
  ).toBeVisible();
  expect(card.getByRole('link', { name: 'Manage subscription' })).toBeVisible();
});

test('[ACCOUNT-005] [ACCOUNT-007] [ACCOUNT-008] [ACCOUNT-009] without a running subscription only the plans are shown', async () => {
  await openOverview({
    ...freeMembersData,
    listSubscriptions: () => ({ data: [buildSubscription({ endTime: '2020-01-01T00:00:00.000Z' })] }),
  });
  const card = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(await card.findByText('Free')).toBeVisible();
  expect(card.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Available plans']);
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('[ACCOUNT-007] [ACCOUNT-012] a plan that is no longer sold is still managed', async () => {
  const { card } = await openWith({ plan: { id: buildPlan().id, price: centsSchema.parse(499), active: 0 } });
  expect(card.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    '/account/manage-subscription',
  );
});

test('[ACCOUNT-012] a subscription to a free plan is not managed', async () => {
  const { links } = await openWith({ plan: { id: free.id, price: free.price, active: 1 }, paymentProcessor: 'paypal' });
  expect(links).toEqual(['Available plans']);
});

test('[ACCOUNT-045] one that its provider renews is Premium for an hour after its end, with the due payment', async () => {
  const end = new Date(Date.now() - 30 * MINUTE_MS);
  const entitledUntil = new Date(end.getTime() + HOUR_MS).toISOString();
  await openOverview(dataOf({ endTime: end.toISOString(), entitledUntil }));
  const card = within(screen.getByRole('region', { name: 'Subscription' }));
  expect(await card.findByText(`Due for renewal on ${formatDate(end)}.`)).toBeVisible();
  expect(card.getByText('Monthly')).toBeVisible();
  expect(card.queryByRole('link', { name: 'Available plans' })).not.toBeInTheDocument();
});

test('[ACCOUNT-047] a canceled subscription shows its end, and offers no plans', async () => {
  const { card, links } = await openWith({ status: 'canceled', cancelTime: '2026-01-01T00:00:00.000Z' });
  expect(card.getByText('Your subscription is canceled. You have Premium until 02 April 2999.')).toBeVisible();
  expect(links).not.toContain('Available plans');
});

describe('Update card', () => {
  afterEach(() => jest.restoreAllMocks());
  const press = async () => userEvent.click(screen.getByRole('button', { name: 'Update card' }));

  test('[ACCOUNT-010] redirects to the URL of the service, which returns to the overview', async () => {
    const leave = jest.spyOn(window, 'open').mockReturnValue(null);
    const { page } = await openWith({});
    page.data.answer({ getPortalUrl: () => ({ data: { portalUrl: 'https://billing.example/p/1' } }) });
    await press();
    expect(page.data.queriesOf('getPortalUrl')).toEqual([{ returnurl: `${window.location.origin}/account` }]);
    expect(leave.mock.calls).toEqual([['https://billing.example/p/1', '_self']]);
  });

  test.each(failuresExcept())(
    '[ACCOUNT-055] a URL that %s shows an error and can be requested again',
    async (_, fault) => {
      const leave = jest.spyOn(window, 'open').mockReturnValue(null);
      const { page } = await openWith({});
      simulateFailure(page.data, 'getPortalUrl', fault);
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Update card' }));
      await waitForFailure();
      endSimulation();
      expect(page.events).toEqual([SOMETHING_WENT_WRONG]);
      expect(leave).not.toHaveBeenCalled();
      await press();
      expect(page.data.queriesOf('getPortalUrl')).toHaveLength(2);
    },
  );
});

test.each(['listPlans', 'listSubscriptions'] as const)(
  '[ACCOUNT-003] a plan that cannot be read (%s) shows an error in its card, with a retry',
  async (failing) => {
    const page = await openOverview({ ...freeMembersData, [failing]: () => Promise.reject(new Error('down')) });
    const card = within(screen.getByRole('region', { name: 'Subscription' }));
    expect(await card.findByRole('alert')).toHaveTextContent('Connection error');
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
    page.data.answer(freeMembersData);
    await userEvent.click(card.getByRole('button', { name: 'Retry' }));
    expect(await card.findByRole('link', { name: 'Available plans' })).toBeVisible();
    expect(card.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('shows the image and names of the member', async () => {
  const session = buildMemberSession({ firstName: 'Ada', lastName: 'Byron', avatar: '/v3/media/images/members/1' });
  await openPage(remote, { path: '/account', session, answers: freeMembersData });
  const card = screen.getByRole('region', { name: 'Your Account' });
  expect(within(card).getByText('Ada Byron')).toBeVisible();
  expect(card.querySelector('img')).toHaveAttribute('src', '/v3/media/images/members/1?width=64');
});

test('a visitor is redirected to the login', async () => {
  const page = await openPage(remote, { path: '/account' });
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
