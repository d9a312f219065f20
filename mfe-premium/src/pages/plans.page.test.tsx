import { openPage } from '@afterglow/shared-area/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { planIdSchema, type SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession, buildPlan } from '@afterglow/shared-contracts/testing';
import { remote } from '../area.ts';

const free = buildPlan({ id: planIdSchema.parse(1), title: 'Free', price: 0 });
const monthly = buildPlan();
const yearly = buildPlan({
  id: planIdSchema.parse(3),
  title: 'Yearly',
  price: 4790,
  durationMonths: 12,
  durationTrialMonths: 0,
});
const withdrawn = buildPlan({ id: planIdSchema.parse(4), title: 'Weekly', active: 0 });

async function openPlans({
  session,
  list = [free, monthly, yearly, withdrawn],
}: { session?: SessionState; list?: (typeof free)[] } = {}) {
  const { data } = await openPage(remote, {
    path: '/premium/view-plans',
    ...(session && { session }),
    answers: { listPlans: () => ({ data: list }) },
  });
  const tiles = await screen.findAllByRole('listitem');
  const tile = (title: string) => {
    const found = tiles.find((item) => within(item).queryByRole('heading', { name: new RegExp(title) }));
    if (!found) throw new Error(`There is no tile "${title}".`);
    return within(found);
  };
  return { data, tiles, tile };
}

test('[PREMIUM-020] [PREMIUM-021] [PREMIUM-034] listed plans that cost something have a tile with their title', async () => {
  const { tiles } = await openPlans();
  expect(tiles.map((item) => within(item).getByRole('heading').textContent)).toEqual(['Monthly', 'YearlyMost Popular']);
});

test('[PREMIUM-023] [PREMIUM-024] the yearly tile says that it is popular, what it saves and what is billed', async () => {
  const tile = (await openPlans()).tile('Yearly');
  expect(tile.getByText('Most Popular')).toBeVisible();
  expect(tile.getByText('(Save 20%!)')).toBeVisible();
  expect(tile.getByText('$47.90 billed annually.')).toBeVisible();
  expect(tile.getByText('$3.99')).toBeVisible();
});

test('[PREMIUM-025] [PREMIUM-033] a visitor sees the trial on the monthly plan', async () => {
  expect((await openPlans()).tile('Monthly').getByText('30-day free trial')).toBeVisible();
});

test('[PREMIUM-025] a member sees no trial bullet', async () => {
  await openPlans({ session: buildMemberSession() });
  expect(screen.queryByText('30-day free trial')).not.toBeInTheDocument();
});

test('[PREMIUM-026] every tile says that one can cancel', async () => {
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

test('[PREMIUM-029] [PREMIUM-032] the current plan cannot be bought again, even when it is the yearly one', async () => {
  const { tile } = await openPlans({ session: buildMemberSession(), list: [monthly, { ...yearly, current: true }] });
  expect(tile('Yearly').getByRole('button', { name: 'YOUR ACTIVE PLAN' })).toBeDisabled();
});

test('[PREMIUM-030] a member who was never Premium may start a trial', async () => {
  const { tile } = await openPlans({ session: { ...buildMemberSession(), hasBeenPremium: false } });
  expect(tile('Monthly').getByRole('link', { name: 'START FREE TRIAL' })).toBeVisible();
});

test('[PREMIUM-031] a member who was Premium before may upgrade', async () => {
  const { tile } = await openPlans({ session: { ...buildMemberSession(), hasBeenPremium: true } });
  expect(tile('Monthly').getByRole('link', { name: 'UPGRADE' })).toBeVisible();
});

test('[PREMIUM-019] one can decline', async () => {
  await openPlans();
  const link = screen.getByRole('link', { name: 'No, thanks. I like ads and low quality audio.' });
  expect(link).toHaveAttribute('href', '/');
});

test('when the plans cannot be read, Retry reads them again', async () => {
  const { data } = await openPage(remote, {
    path: '/premium/view-plans',
    answers: { listPlans: () => Promise.reject(new Error('offline')) },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  data.answer({ listPlans: () => ({ data: [monthly] }) });
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { name: 'Monthly' })).toBeVisible();
});
