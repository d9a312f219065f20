import { openPage } from '@afterglow/shared-area/testing';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';
import { MONTHLY } from '../testing/plans.ts';

const SKIP = 'Maybe later - I like ads and low quality sound';

const openWelcome = (session?: SessionState) => openPage(remote, { path: '/premium', ...(session && { session }) });

beforeEach(() => localStorage.clear());

test('[PREMIUM-004] [ANALYTICS-004] the page has the title "Go Premium", and is the first step', async () => {
  const { analytics } = await openWelcome();
  expect(screen.getByRole('heading', { level: 1, name: 'Go Premium' })).toBeVisible();
  expect(analytics.sent).toEqual([{ name: 'premium_upsell_initiated', data: {} }]);
});

test('[PREMIUM-005] [PREMIUM-006] the page lists the four sales points', async () => {
  await openWelcome();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'High-quality audio',
    'No ads',
    'Download mixes and listen offline on the mobile apps',
    'VIP access',
  ]);
});

test('[PREMIUM-007] [PREMIUM-009] a member who was never Premium is offered the trial, on the plans page', async () => {
  await openWelcome({ ...buildMemberSession(), hasBeenPremium: false });
  expect(screen.getByRole('link', { name: 'Start 30-Day Free Trial' })).toHaveAttribute('href', '/premium/view-plans');
});

test('[PREMIUM-007] a visitor is also offered the trial', async () => {
  await openWelcome({ status: 'visitor' });
  expect(screen.getByRole('link', { name: 'Start 30-Day Free Trial' })).toBeVisible();
});

test('[PREMIUM-008] no trial is promised until eligibility is known', async () => {
  await openWelcome({ ...buildMemberSession(), hasBeenPremium: null });
  expect(screen.getByRole('link', { name: 'Upgrade Now' })).toBeVisible();
  expect(screen.getByText('Monthly or yearly. Cancel anytime.')).toBeVisible();
  expect(screen.queryByText(/free/i)).not.toBeInTheDocument();
});

test('shows the price after the trial before anything else is asked', async () => {
  await openWelcome();
  expect(screen.getByText('Free for 30 days with the monthly plan. Cancel anytime.')).toBeVisible();
  cleanup();
  await openPage(remote, { path: '/premium', answers: { listPlans: () => ({ data: [MONTHLY] }) } });
  expect(await screen.findByText('Free for 30 days, then $4.99 a month. Cancel anytime.')).toBeVisible();
});

test('[PREMIUM-008] a former Premium member is offered the upgrade', async () => {
  await openWelcome({ ...buildMemberSession(), hasBeenPremium: true });
  expect(screen.getByRole('link', { name: 'Upgrade Now' })).toBeVisible();
  expect(screen.queryByText(/^You already have Premium/)).not.toBeInTheDocument();
});

test('a Premium member sees their status, and where to manage it', async () => {
  await openWelcome(buildMemberSession({ premium: true }));
  expect(screen.getByText(/^You already have Premium\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Manage subscription' })).toHaveAttribute(
    'href',
    '/account/manage-subscription',
  );
});

test('[PREMIUM-010] [PREMIUM-011] "Maybe later" is stored and leads back, or home at the root of the history', async () => {
  // Another site, or a forward entry, is not a page to go back to.
  history.pushState(null, '', '/elsewhere');
  const page = await openWelcome();
  const skip = screen.getByRole('link', { name: SKIP });
  expect(skip).toHaveAttribute('href', '/');
  await userEvent.click(skip);
  expect(localStorage.getItem('hasSkippedPremiumOnboarding')).toBe('true');
  expect(page.navigation.visits).toEqual([{ path: '/', replace: true }]);
  cleanup();

  const { navigation } = await openPage(remote, { path: '/radio' });
  const back = jest.spyOn(history, 'back').mockImplementation(() => {});
  await act(async () => navigation.navigate('/premium'));
  await userEvent.click(await screen.findByRole('link', { name: SKIP }));
  expect(back).toHaveBeenCalledTimes(1);
  expect(navigation.visits).toEqual([{ path: '/premium', replace: false }]);
  jest.restoreAllMocks();
});
