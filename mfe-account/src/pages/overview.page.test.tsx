import { openPage } from '@afterglow/shared-area/testing';
import { screen, within } from '@testing-library/react';
import { buildMemberSession, buildPlan, type FakeAnswers } from '@afterglow/shared-contracts/testing';
import { planIdSchema } from '@afterglow/shared-contracts';
import { remote } from '../area.ts';

const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });

const freeMembersData: FakeAnswers = {
  listPlans: () => ({ data: [free, buildPlan()] }),
  listSubscriptions: () => ({ data: [] }),
};

const openOverview = (answers: FakeAnswers) =>
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

test('[ACCOUNT-047] a cancelled subscription says until when it runs, and offers no plans', async () => {
  const data: FakeAnswers = {
    listPlans: () => ({ data: [free, buildPlan()] }),
    listSubscriptions: () => ({
      data: [
        {
          id: 4 as never,
          status: 'canceled',
          endTime: '2999-04-02T12:00:00.000Z',
          cancelTime: '2026-01-01T00:00:00.000Z',
          subscriptionsProductsId: { id: buildPlan().id },
          plan: { id: buildPlan().id, price: 499, active: 1 },
          subscriptionsCheckoutId: null,
          paymentProcessor: 'stripe',
        },
      ],
    }),
  };
  await openOverview(data);
  expect(await screen.findByText('Your subscription is cancelled and runs until 02 April 2999.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Available plans' })).not.toBeInTheDocument();
});

test('a visitor is led to the log-in', async () => {
  const page = await openPage(remote, { path: '/account' });
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
