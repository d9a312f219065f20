import { openPage } from '@afterglow/shared-area/testing';
import type { QualityKey } from '@afterglow/shared-contracts';
import { buildMemberSession, type FakeResponses } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

const UPDATED = notification('success', 'Audio quality updated.');
const HIDE = { name: 'notification:hide', payload: {} };
const FREE = buildMemberSession();
const PREMIUM = buildMemberSession({ premium: true });

const settings = (currentOnDemandQualityKey: QualityKey) => ({ currentOnDemandQualityKey, volume: 25, favorites: [] });

function serviceWith(stored: QualityKey): FakeResponses {
  return {
    getSettings: () => ({ data: settings(stored) }),
    // The page sends only the keys it offers.
    updateSettings: ({ body }) => ({ data: settings(body?.currentOnDemandQualityKey as QualityKey) }),
  };
}

async function open(session = PREMIUM, stored: QualityKey = session.premium ? 'high' : 'low') {
  const page = await openPage(remote, { path: '/settings', session, answers: serviceWith(stored) });
  const sent = () => page.data.calls.filter(({ name }) => name === 'updateSettings').map(({ input }) => input);
  return { ...page, sent };
}

const radio = (name: string) => screen.getByRole('radio', { name });
const chosen = () => screen.getAllByRole('radio').filter((each) => (each as HTMLInputElement).checked);
const normal = () => radio('Normal');
const high = () => radio('High - Premium only');
const best = () => radio('Best - Premium only');

test('the page has one tab, "Audio Quality"', async () => {
  await open();
  expect(document.title).toBe('Afterglow | Settings');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  const [tab, ...others] = screen.getAllByRole('tab');
  expect(tab).toHaveAccessibleName('Audio Quality');
  expect(others).toEqual([]);
  expect(screen.getByRole('tabpanel', { name: 'Audio Quality' })).toContainElement(normal());
});

test('[SETTINGS-003] [SETTINGS-011] the on-demand quality is one of three radio options, each with title and subtitle', async () => {
  await open();
  expect(screen.getByRole('group', { name: 'On-demand quality' })).toBeVisible();
  expect(screen.getAllByRole('radio')).toEqual([normal(), high(), best()]);
  expect(normal()).toHaveAccessibleDescription(/^Good sound, less data /);
  expect(high()).toHaveAccessibleDescription(/^Great sound quality /);
  expect(best()).toHaveAccessibleDescription(/^High-Resolution audio quality /);
  for (const text of ['Normal', 'Good sound, less data', '96 kbps, about 43 MB an hour'])
    expect(screen.getByText(text)).toBeVisible();
});

test('[SETTINGS-004] [SETTINGS-012] a note explains when a change is heard', async () => {
  await open();
  expect(screen.getByText('Changes apply to the next thing you play.')).toBeVisible();
  expect(screen.getByRole('group')).toHaveAccessibleDescription('Changes apply to the next thing you play.');
});

test.each(['High - Premium only', 'Best - Premium only'])(
  '[SETTINGS-014] [PREMIUM-090] "%s" is not for a free member, who stays on the old quality and is offered Premium',
  async (name) => {
    const page = await open(FREE);
    await userEvent.click(radio(name));
    expect(page.events).toEqual([
      { name: 'modal:show', payload: { type: 'premium-upsell', contentKey: 'PREMIUM_UPSELL_TRIAL' } },
    ]);
    expect(page.sent()).toEqual([]);
    expect(chosen()).toEqual([normal()]);
  },
);

test.each([true, null])(
  '[SETTINGS-014] [PREMIUM-091] a member who had Premium before (%s) is not offered the trial',
  async (hasBeenPremium) => {
    const { events } = await open({ ...FREE, hasBeenPremium });
    await userEvent.click(best());
    expect(events).toEqual([
      { name: 'modal:show', payload: { type: 'premium-upsell', contentKey: 'PREMIUM_UPSELL_UPGRADE' } },
    ]);
  },
);

test('a free member is offered Premium, a premium member is not', async () => {
  await open(FREE);
  expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/premium/view-plans');
});

test('[SETTINGS-015] [SETTINGS-016] a premium member picks best and high, each saved immediately and confirmed', async () => {
  const page = await open(PREMIUM, 'low');
  expect(chosen()).toEqual([normal()]);
  await userEvent.click(best());
  expect(chosen()).toEqual([best()]);
  await userEvent.click(high());
  expect(chosen()).toEqual([high()]);
  expect(page.sent()).toEqual([
    { params: { id: 1 }, body: { currentOnDemandQualityKey: 'best' }, keepalive: true },
    { params: { id: 1 }, body: { currentOnDemandQualityKey: 'high' }, keepalive: true },
  ]);
  expect(page.events).toEqual([UPDATED, HIDE, UPDATED]);
  expect(screen.queryByRole('link', { name: 'See plans' })).not.toBeInTheDocument();
});

test('a choice made during a save is saved next, so that the last choice wins', async () => {
  const page = await open(PREMIUM, 'low');
  const saving: (() => void)[] = [];
  page.data.answer({
    updateSettings: ({ body }) =>
      new Promise((done) => {
        saving.push(() => done({ data: settings(body?.currentOnDemandQualityKey as QualityKey) }));
      }),
  });
  for (const option of [best(), high(), normal(), high()]) await userEvent.click(option);
  expect(page.sent()).toHaveLength(1);
  await act(async () => saving[0]?.());
  expect(chosen()).toEqual([high()]);
  expect(page.events).toEqual([]);
  await act(async () => saving[1]?.());
  expect(page.sent().map(({ body }) => body)).toEqual([
    { currentOnDemandQualityKey: 'best' },
    { currentOnDemandQualityKey: 'high' },
  ]);
  expect(page.events).toEqual([UPDATED]);
  expect(chosen()).toEqual([high()]);
});

test.each(failuresExcept())(
  '[SETTINGS-017] a save that %s shows an error, restores the stored option and can be retried',
  async (_, fault) => {
    const page = await open();
    simulateFailure(page.data, 'updateSettings', fault);
    jest.useFakeTimers();
    fireEvent.click(best());
    expect(chosen()).toEqual([best()]);
    await waitForFailure();
    endSimulation();
    expect(page.events).toEqual([SOMETHING_WENT_WRONG]);
    expect(chosen()).toEqual([high()]);
    page.data.answer(serviceWith('high'));
    await userEvent.click(best());
    await waitFor(() => expect(page.events).toEqual([SOMETHING_WENT_WRONG, HIDE, UPDATED]));
    expect(chosen()).toEqual([best()]);
  },
);

test('shows that the settings are loading', async () => {
  const answers = { getSettings: () => new Promise<never>(() => undefined) };
  await openPage(remote, { path: '/settings', session: PREMIUM, isLoading: true, answers });
  expect(await screen.findByText('Loading your settings')).toBeInTheDocument();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('settings that cannot be read show an error and can be fetched again', async () => {
  const answers = { getSettings: () => Promise.reject(new Error('down')) };
  const page = await openPage(remote, { path: '/settings', session: PREMIUM, answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
  page.data.answer(serviceWith('best'));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('radio', { name: 'Best - Premium only' })).toBeChecked();
});

test('a change from elsewhere is shown', async () => {
  const page = await open(PREMIUM, 'best');
  await act(async () => page.session.become(FREE));
  expect(chosen()).toEqual([normal()]);
});

test('a visitor is redirected to the login', async () => {
  const page = await openPage(remote, { path: '/settings' });
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
