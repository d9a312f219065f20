import { openPage } from '@afterglow/shared-area/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { centsSchema, planIdSchema, PREMIUM_BENEFITS, type SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, buildPlan } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';
import { FREE, MONTHLY, YEARLY } from '../testing/plans.ts';

const withdrawn = buildPlan({ id: planIdSchema.parse(4), title: 'Weekly', active: 0 });

async function openPlans({
  session,
  list = [FREE, MONTHLY, YEARLY, withdrawn],
}: { session?: SessionState; list?: (typeof FREE)[] } = {}) {
  const { data, analytics } = await openPage(remote, {
    path: '/premium/view-plans',
    ...(session && { session }),
    answers: { listPlans: () => ({ data: list }) },
  });
  const tiles = await within(await screen.findByRole('list', { name: 'Plans' })).findAllByRole('listitem');
  const tile = (title: string) => {
    const found = tiles.find((item) => within(item).queryByRole('heading', { name: new RegExp(title) }));
    if (!found) throw new Error(`There is no tile "${title}".`);
    return within(found);
  };
  return { data, analytics, tiles, tile };
}

test('[PREMIUM-020] [PREMIUM-021] [PREMIUM-034] listed paid plans have a tile with their title', async () => {
  const { tiles } = await openPlans();
  expect(tiles.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Monthly', 'YearlyMost Popular']);
});

test('[PREMIUM-023] [PREMIUM-024] only the yearly tile is popular, has a saving and is billed annually', async () => {
  const quarterly = buildPlan({ id: planIdSchema.parse(5), title: 'Quarterly', price: 1399, durationMonths: 3 });
  const { tile: tileOf } = await openPlans({ list: [MONTHLY, quarterly, YEARLY] });
  for (const title of ['Monthly', 'Quarterly']) {
    for (const text of [/Most Popular/, /Save/, /billed annually/, /compared to paying monthly/])
      expect(tileOf(title).queryByText(text)).not.toBeInTheDocument();
  }
  const tile = tileOf('Yearly');
  expect(tile.getByText('Most Popular')).toBeVisible();
  expect(tile.getByText('(Save 20%!)')).toBeVisible();
  expect(tile.getByText('$47.90 billed annually.')).toBeVisible();
  expect(tile.getByText('$3.99')).toBeVisible();
  expect(tile.getByText('Save $11.98 compared to paying monthly.')).toBeVisible();
});

test('the saving of a year is computed from the prices', async () => {
  await openPlans({ list: [MONTHLY, { ...YEARLY, price: centsSchema.parse(3_000) }] });
  expect(screen.getByText('(Save 49%!)')).toBeVisible();
});

test('no saving is shown without monthly payment, or where twelve months cost less', async () => {
  await openPlans({ list: [YEARLY] });
  cleanup();
  await openPlans({ list: [{ ...YEARLY, price: centsSchema.parse(5_988) }, MONTHLY] });
  expect(screen.queryByText(/paying monthly|Save/)).not.toBeInTheDocument();
});

test('[PREMIUM-025] [PREMIUM-033] a visitor sees the trial only on the monthly plan', async () => {
  // Also for a yearly plan with trial months, which the service ignores.
  const { tile } = await openPlans({ list: [MONTHLY, { ...YEARLY, durationTrialMonths: 1 }] });
  expect(tile('Monthly').getByText('30-day free trial')).toBeVisible();
  expect(tile('Yearly').queryByText(/free trial/)).not.toBeInTheDocument();
  cleanup();
  await openPlans({ list: [{ ...MONTHLY, durationTrialMonths: 0 }] });
  expect(screen.queryByText(/free trial$/)).not.toBeInTheDocument();
});

test('[PREMIUM-025] a member sees no trial bullet', async () => {
  await openPlans({ session: buildMemberSession() });
  expect(screen.queryByText('30-day free trial')).not.toBeInTheDocument();
});

test('[PREMIUM-026] every tile says that the plan can be canceled', async () => {
  const { tiles } = await openPlans();
  for (const tile of tiles) expect(within(tile).getByText('No strings attached. Cancel anytime.')).toBeVisible();
});

test('[PREMIUM-027] [PREMIUM-028] [PREMIUM-036] the buttons of a visitor lead to the payment of their plan', async () => {
  const { tile } = await openPlans();
  expect(tile('Yearly').getByRole('link', { name: 'Go yearly and save' })).toHaveAttribute(
    'href',
    '/premium/select-payment/3',
  );
  expect(tile('Monthly').getByRole('link', { name: 'GET STARTED' })).toHaveAttribute(
    'href',
    '/premium/select-payment/2',
  );
});

test('[PREMIUM-029] [PREMIUM-032] the current plan cannot be bought again, even the yearly one', async () => {
  const { tile } = await openPlans({ session: buildMemberSession(), list: [MONTHLY, { ...YEARLY, current: true }] });
  expect(tile('Yearly').getByRole('button', { name: 'YOUR ACTIVE PLAN' })).toBeDisabled();
  expect(tile('Yearly').getByRole('link', { name: 'Manage subscription' })).toBeVisible();
  expect(tile('Monthly').queryByRole('link', { name: 'Manage subscription' })).not.toBeInTheDocument();
});

test('[PREMIUM-030] a member who was never Premium may start a trial', async () => {
  const { tile } = await openPlans({ session: { ...buildMemberSession(), hasBeenPremium: false } });
  expect(tile('Monthly').getByRole('link', { name: 'START FREE TRIAL' })).toBeVisible();
});

test('[PREMIUM-031] a member who was Premium before may upgrade', async () => {
  const { tile } = await openPlans({ session: { ...buildMemberSession(), hasBeenPremium: true } });
  expect(tile('Monthly').getByRole('link', { name: 'UPGRADE' })).toBeVisible();
});

test('[PREMIUM-019] the plan can be declined', async () => {
  await openPlans();
  const link = screen.getByRole('link', { name: 'No, thanks. I like ads and low quality audio.' });
  expect(link).toHaveAttribute('href', '/');
});

test('when the plans cannot be read, Retry fetches them again', async () => {
  const { data } = await openPage(remote, {
    path: '/premium/view-plans',
    answers: { listPlans: () => Promise.reject(new Error('offline')) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  data.answer({ listPlans: () => ({ data: [MONTHLY] }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible();
});

test('[PREMIUM-017] [ANALYTICS-004] there are two tabs, Premium and Donate, of which the first is a step', async () => {
  const { analytics } = await openPlans();
  expect(document.title).toBe('Afterglow | Plans');
  const tabs = within(screen.getByRole('navigation', { name: 'Support' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['Premium', '/premium/view-plans', 'page'],
    ['Donate', '/premium/donate', null],
  ]);
  expect(analytics.sent).toEqual([{ name: 'premium_upsell_plans', data: {} }]);
});

test('[PREMIUM-015] [PREMIUM-016] the page names every benefit of Premium', async () => {
  await openPlans();
  const benefits = within(screen.getByRole('region', { name: 'What you get with Premium' })).getAllByRole('listitem');
  expect(benefits.map(({ textContent }) => textContent)).toEqual([
    'Higher audio quality',
    'No ads',
    'Premium-exclusive mixes',
    'Members-only releases',
    'Unlimited skips',
    'Offline downloads in the mobile apps',
    'Streaming in external players and devices',
    'Early access: VIP, skip the line, new mixes first',
    'Human customer support',
  ]);
  expect(PREMIUM_BENEFITS).toHaveLength(benefits.length);
});

test.each([
  ['none', []],
  ['only a free one and one that is not sold any more', [FREE, withdrawn]],
])('[PREMIUM-038] with %s, it shows that no plan is available', async (_, list) => {
  await openPage(remote, { path: '/premium/view-plans', answers: { listPlans: () => ({ data: list }) } });
  expect(screen.getByText("We can't show the plans right now. Please try again in a few minutes.")).toBeVisible();
  expect(screen.getByRole('link', { name: /^No, thanks/ })).toBeVisible();
});
