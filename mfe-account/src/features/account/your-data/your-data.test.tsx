import { openPage } from '@afterglow/shared-area/testing';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { installNativeDialog } from '../../../testing/native-dialog.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { card, NONE, READY, refusal, STAYS, openYourData as open, WAITING } from '../../../testing/open-your-data.ts';

const HIDE = { name: 'notification:hide', payload: {} };

const copyCard = () => card('A copy of your data');
const leavingCard = () => card('Delete your account');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

/** For a member who has just reauthenticated. */
const openConfirmed = (copy = NONE) => open(copy, STAYS, true);
const dialog = () => within(screen.getByRole('dialog', { name: "Confirm it's you" }));

async function confirmWith(password: string) {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
}

async function closeDialog() {
  await screen.findByLabelText('Password');
  await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
}

/** Records downloads from now on. */
function noteDownloads(): readonly string[] {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(`${this.getAttribute('href') ?? ''} ${String(this.hasAttribute('download'))}`);
  });
  return clicked;
}

beforeAll(installNativeDialog);
afterEach(() => jest.restoreAllMocks());

test('the page has its title, and leads back to the account', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your data');
  expect(document.title).toBe('Afterglow | Your data');
  expect(screen.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

test('a visitor is redirected to the login', async () => {
  const page = await openPage(remote, { path: '/account/your-data' });
  expect(page.navigation.visits).toEqual([{ path: '/auth/login', replace: true }]);
});

test('data that cannot be read, for example offline, shows an error in its card, with a retry', async () => {
  const down = () => Promise.reject(new Error('down'));
  const page = await openPage(remote, {
    path: '/account/your-data',
    session: buildMemberSession(),
    answers: { getDataCopy: down, getLeaving: down },
  });
  expect(await copyCard().findByRole('alert')).toHaveTextContent('Connection error');
  expect(leavingCard().getByRole('alert')).toHaveTextContent('Connection error');
  page.data.answer({ getDataCopy: () => ({ data: NONE }), getLeaving: () => ({ data: STAYS }) });
  await userEvent.click(copyCard().getByRole('button', { name: 'Retry' }));
  await userEvent.click(leavingCard().getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Request a copy' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
});

describe('a copy', () => {
  test('is requested, built and ready, without another visit', async () => {
    const { events, now, sent } = await openConfirmed();
    expect(copyCard().getByText(/keep it for 7 days/)).toBeVisible();
    await press('Request a copy');
    const words = "We're preparing your copy. We'll email you when it's ready.";
    await waitFor(() => expect(events).toEqual([notification('success', words)]));
    expect(sent('requestDataCopy')).toEqual([{ params: { id: 1 } }]);
    expect(await copyCard().findByRole('status')).toHaveTextContent("We're preparing your copy.");
    expect(copyCard().getByRole('heading', { name: 'A copy of your data' })).toHaveFocus();
    expect(copyCard().queryByRole('button')).not.toBeInTheDocument();
    now.copy = READY;
    expect(await copyCard().findByText(/Your copy is ready/, undefined, { timeout: 4000 })).toBeVisible();
    expect(sent('getDataCopy').at(-1)).toMatchObject({ background: true });
  });

  test('shows expiry, size and content, and downloads from a URL issued just then', async () => {
    const { now } = await openConfirmed(READY);
    expect(copyCard().getByText('Your copy is ready until 30 November 2999 (14 kB).')).toBeVisible();
    expect(copyCard().getByText("Created 23 November 2999. It doesn't include anything newer.")).toBeVisible();
    const clicked = noteDownloads();
    now.copy = { ...READY, address: '/v3/media/data-copies/0123?signature=fresh' };
    await press('Download');
    expect(clicked).toEqual(['/v3/media/data-copies/0123?signature=fresh true']);
  });

  test('is requested after the member has reauthenticated, without another click', async () => {
    const { events, sent } = await open();
    await press('Request a copy');
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    await confirmWith('right');
    expect(await copyCard().findByRole('status')).toHaveTextContent("We're preparing your copy.");
    expect(events).toHaveLength(1);
    expect(sent('confirmSession')).toEqual([{ body: { password: 'right' } }]);
    expect(sent('requestDataCopy')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is downloaded automatically after the member has reauthenticated', async () => {
    await open(READY);
    const clicked = noteDownloads();
    await press('Download');
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    expect(clicked).toEqual([]);
    await confirmWith('right');
    await waitFor(() => expect(clicked).toEqual([`${READY.address ?? ''} true`]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button('Download')).not.toHaveAttribute('aria-busy');
  });

  test('is neither requested nor downloaded without reauthentication', async () => {
    const { events, sent } = await open(READY);
    const clicked = noteDownloads();
    await press('Download');
    await closeDialog();
    await press('Request a new copy');
    await closeDialog();
    expect([clicked, events]).toEqual([[], []]);
    expect(sent('requestDataCopy')).toHaveLength(1);
    expect(button('Request a new copy')).not.toHaveAttribute('aria-busy');
  });

  test('that was deleted in the meantime is not downloaded, and the page shows the current state', async () => {
    const { now } = await openConfirmed(READY);
    now.copy = NONE;
    await press('Download');
    expect(await screen.findByRole('button', { name: 'Request a copy' })).toBeVisible();
  });

  test('that is seven days old is gone, and another can be requested', async () => {
    await openConfirmed({ ...READY, expiryTime: '2020-01-01T00:00:00.000Z' });
    expect(copyCard().getByText('Your copy has expired. We keep copies for 7 days. Request a new one.')).toBeVisible();
    expect(copyCard().queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
    expect(button('Request a new copy')).toBeVisible();
  });

  test('that could not be built shows an error and can be requested again', async () => {
    const { sent } = await openConfirmed({ ...WAITING, state: 'failed' });
    expect(copyCard().getByRole('alert')).toHaveTextContent("We couldn't create your copy. Please request it again.");
    await press('Request a new copy');
    expect(sent('requestDataCopy')).toHaveLength(1);
    expect(await copyCard().findByRole('status')).toBeVisible();
  });

  test('that exceeds the daily limit shows an error', async () => {
    const { data, events } = await openConfirmed();
    data.answer({
      requestDataCopy: () => {
        throw refusal(429, 'too_many_requests');
      },
    });
    await press('Request a copy');
    const words = "You've reached today's limit of 3 copies. Try again tomorrow.";
    await waitFor(() => expect(events).toEqual([notification('warning', words)]));
  });

  test.each(failuresExcept(429))(
    'whose request %s is not listed, shows an error and can be requested again',
    async (_, fault) => {
      const { data, events, sent } = await openConfirmed();
      simulateFailure(data, 'requestDataCopy', fault);
      jest.useFakeTimers();
      fireEvent.click(button('Request a copy'));
      expect(button('Request a copy')).toHaveAttribute('aria-busy', 'true');
      await waitForFailure();
      endSimulation();
      expect(events).toEqual([SOMETHING_WENT_WRONG]);
      data.answer({ requestDataCopy: () => ({ data: WAITING }) });
      await press('Request a copy');
      await waitFor(() => expect(sent('requestDataCopy')).toHaveLength(2));
      expect(events[1]).toEqual(HIDE);
    },
  );
});
