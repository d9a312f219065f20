import { openPage } from '@afterglow/shared-area/testing';
import type { OpenSession } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

/** The cards about login methods have their own tests. */
const SECURITY = () => ({ data: { password: true, networks: [], passkeys: [], secondFactor: null } });
const HIDE = { name: 'notification:hide', payload: {} };
const NOW_MS = Date.parse('2026-11-23T14:00:00.000Z');

function session(number: number, fields: Partial<OpenSession> = {}): OpenSession {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    browser: 'Firefox',
    system: 'Windows',
    place: '192.0.2.x',
    startTime: '2026-11-02T08:30:00.000Z',
    lastUseTime: '2026-11-23T09:15:00.000Z',
    current: false,
    ...fields,
  };
}

const HERE = session(1, { browser: 'Safari', system: 'iOS', place: null, current: true });
const LAPTOP = session(2);
const UNKNOWN = session(3, { browser: null, system: null, lastUseTime: '2026-11-22T22:05:00.000Z' });

async function open(sessions: readonly OpenSession[] = [HERE, LAPTOP, UNKNOWN]) {
  const left = new Map(sessions.map((one) => [one.id, one]));
  const page = await openPage(remote, {
    path: '/account/security',
    session: buildMemberSession(),
    answers: {
      getSecurity: SECURITY,
      listSessions: () => ({ data: [...left.values()] }),
      endSession: ({ params }) => {
        left.delete(params?.sessionId ?? '');
        return { data: undefined };
      },
      endOtherSessions: () => {
        for (const one of sessions) if (!one.current) left.delete(one.id);
        return { data: undefined };
      },
    },
  });
  const sent = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...page, sent };
}

const card = () => screen.getByRole('region', { name: "Where you're logged in" });
const rows = () => within(within(card()).getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const row = (index: number) => rows()[index] ?? document.body;
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW_MS));
afterEach(() => jest.restoreAllMocks());

test('the page has its title, and leads back to the account', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Security');
  expect(document.title).toBe('Afterglow | Security');
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

test('each device shows its last use, login and network, with this one first', async () => {
  await open();
  expect(rows()).toHaveLength(3);
  expect(row(0)).toHaveTextContent('Safari on iOS This device');
  expect(row(0)).toHaveTextContent('Active now · logged in 02 November 2026');
  expect(row(0)).not.toHaveTextContent('from');
  expect(within(row(0)).getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/logout');
  expect(row(1)).toHaveTextContent('Firefox on Windows');
  expect(row(1)).toHaveTextContent(/Last used today, \d\d:15 · logged in 02 November 2026 · from 192\.0\.2\.x/);
  expect(row(2)).toHaveTextContent('Unknown device');
  expect(row(2)).toHaveTextContent(/Last used yesterday, \d\d:05/);
});

test('a member without other logins sees a message, and has nothing to end', async () => {
  await open([HERE]);
  expect(card()).toHaveTextContent("You're only logged in on this device.");
  expect(within(card()).queryByRole('button')).not.toBeInTheDocument();
});

test('of many devices the last used are shown first, and all on request', async () => {
  await open([HERE, ...Array.from({ length: 12 }, (_, index) => session(index + 2))]);
  expect(rows()).toHaveLength(8);
  await press('Show all 13');
  expect(rows()).toHaveLength(13);
  expect(screen.queryByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});

test('one device is logged out: it disappears, with a message and the focus on the card', async () => {
  const { events, sent } = await open();
  await press('Log out Firefox on Windows');
  await waitFor(() => expect(events).toEqual([notification('success', 'Logged out Firefox on Windows.')]));
  expect(sent('endSession')).toEqual([{ params: { id: 1, sessionId: LAPTOP.id } }]);
  expect(rows()).toHaveLength(2);
  expect(screen.getByRole('heading', { name: "Where you're logged in" })).toHaveFocus();
  await waitFor(() => expect(sent('listSessions')).toHaveLength(2));
});

test('devices are logged out one at a time', async () => {
  const { data, sent } = await open();
  data.answer({ endSession: () => new Promise(() => undefined) });
  await press('Log out Firefox on Windows');
  await press('Log out Unknown device');
  expect(sent('endSession')).toHaveLength(1);
  expect(button('Log out Unknown device')).not.toHaveAttribute('aria-busy');
});

test('a device that is already logged out counts as logged out', async () => {
  const { data, events } = await open();
  simulateFailure(data, 'endSession', () =>
    Promise.resolve(Response.json({ code: 'not_found', message: 'No.' }, { status: 404 })),
  );
  await press('Log out Firefox on Windows');
  await waitFor(() => expect(events).toEqual([notification('success', 'Logged out Firefox on Windows.')]));
  endSimulation();
  expect(rows()).toHaveLength(2);
});

test('all others are logged out only after a question', async () => {
  const { bus, events, sent } = await open();
  await press('Log out of all other devices');
  expect(events.at(-1)).toEqual({
    name: 'modal:show',
    payload: { type: 'confirmation', contentKey: 'CONFIRM_LOG_OUT_OTHERS' },
  });
  act(() => bus.emit('modal:closed', { type: 'confirmation', outcome: 'dismissed' }));
  expect(sent('endOtherSessions')).toEqual([]);

  await press('Log out of all other devices');
  act(() => bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
  await waitFor(() => expect(events).toContainEqual(notification('success', 'Logged out all other devices.')));
  expect(sent('endOtherSessions')).toEqual([{ params: { id: 1 } }]);
  expect(rows()).toHaveLength(1);
  expect(card()).toHaveTextContent("You're only logged in on this device.");
});

test.each(failuresExcept(404))(
  'ending a device that %s shows an error, keeps it in the list and can be retried',
  async (_, fault) => {
    const { data, events, sent } = await open();
    simulateFailure(data, 'endSession', fault);
    jest.useFakeTimers();
    fireEvent.click(button('Log out Firefox on Windows'));
    expect(button('Log out Firefox on Windows')).toHaveAttribute('aria-busy', 'true');
    await waitForFailure();
    endSimulation();
    expect(events).toEqual([SOMETHING_WENT_WRONG]);
    expect(rows()).toHaveLength(3);
    await press('Log out Firefox on Windows');
    expect(sent('endSession')).toHaveLength(2);
    expect(events[1]).toEqual(HIDE);
  },
);

test.each(failuresExcept())('ending all others that %s shows an error and can be retried', async (_, fault) => {
  const { bus, data, events, sent } = await open();
  simulateFailure(data, 'endOtherSessions', fault);
  jest.useFakeTimers();
  fireEvent.click(button('Log out of all other devices'));
  act(() => bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
  await waitForFailure();
  endSimulation();
  expect(events).toContainEqual(SOMETHING_WENT_WRONG);
  expect(rows()).toHaveLength(3);
  data.answer({ endOtherSessions: () => ({ data: undefined }) });
  await press('Log out of all other devices');
  await act(async () => bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
  expect(sent('endOtherSessions')).toHaveLength(2);
  expect(rows()).toHaveLength(1);
});

test('a list that cannot be read, for example offline, shows an error and can be fetched again', async () => {
  const page = await openPage(remote, {
    path: '/account/security',
    session: buildMemberSession(),
    answers: { getSecurity: SECURITY, listSessions: () => Promise.reject(new Error('down')) },
  });
  expect(await within(card()).findByRole('alert')).toHaveTextContent('Connection error');
  page.data.answer({ listSessions: () => ({ data: [HERE] }) });
  await press('Retry');
  expect(await within(card()).findByText('Safari on iOS')).toBeVisible();
});

test('shows that the list is loading', async () => {
  await openPage(remote, {
    path: '/account/security',
    session: buildMemberSession(),
    isLoading: true,
    answers: { getSecurity: SECURITY, listSessions: () => new Promise(() => undefined) },
  });
  expect(await screen.findByText('Loading your devices')).toBeInTheDocument();
});

test('a visitor is redirected to the login', async () => {
  const page = await openPage(remote, { path: '/account/security' });
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});
