import { screen, within } from '@testing-library/react';
import { buildMemberSession, buildPlan, createFakeDataPort } from '@afterglow/shared-contracts/testing';
import { planIdSchema } from '@afterglow/shared-contracts';
import { renderPage } from '../testing/render-page.tsx';
import { OverviewPage } from './overview.page.tsx';

const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });

function freeMembersData() {
  return createFakeDataPort({
    listPlans: () => ({ data: [free, buildPlan()] }),
    listSubscriptions: () => ({ data: [] }),
  });
}

test('[ACCOUNT-003] the overview has exactly three cards', async () => {
  renderPage(<OverviewPage />, { session: buildMemberSession(), data: freeMembersData() });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Your Account', 'Subscription', 'Security']);
  expect(await screen.findByText('Free')).toBeVisible();
});

test('[ACCOUNT-009] "Available plans" is there for the free plan and leads to the plans', async () => {
  renderPage(<OverviewPage />, { session: buildMemberSession(), data: freeMembersData() });
  const card = screen.getByRole('region', { name: 'Subscription' });
  expect(await within(card).findByRole('link', { name: 'Available plans' })).toHaveAttribute(
    'href',
    '/premium/view-plans',
  );
});

test('[ACCOUNT-047] a cancelled subscription says until when it runs, and offers no plans', async () => {
  const data = createFakeDataPort({
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
  });
  renderPage(<OverviewPage />, { session: buildMemberSession(), data });
  expect(await screen.findByText('Your subscription is cancelled and runs until 02 April 2999.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Available plans' })).not.toBeInTheDocument();
});

test('a visitor is led to the log-in', () => {
  const page = renderPage(<OverviewPage />);
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
