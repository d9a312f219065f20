import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { installNativeDialog } from '../../../testing/native-dialog.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { card, LEAVES, NONE, refusal, STAYS, openYourData as open } from '../../../testing/open-your-data.ts';

const leavingCard = () => card('Delete your account');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const dialog = () => within(screen.getByRole('dialog', { name: "Confirm it's you" }));

async function askToLeave({ bus }: Pick<Awaited<ReturnType<typeof open>>, 'bus'>) {
  await press('Delete account');
  await act(async () => bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
}

async function confirmWith(password: string) {
  fireEvent.change(await screen.findByLabelText('Password'), { target: { value: password } });
  await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }));
}

beforeAll(installNativeDialog);

describe('account deletion', () => {
  test('first shows what is deleted, what stays and on which day', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T12:00:00.000Z'));
    await open();
    expect(leavingCard().getByText(/^If you delete your account today, it's gone on/)).toHaveTextContent(
      '07 December 2026',
    );
    jest.restoreAllMocks();
    const goes = leavingCard().getByRole('list', { name: 'What we delete' });
    expect(within(goes).getByText('Your listening history')).toBeVisible();
    const stays = leavingCard().getByRole('list', { name: 'What we keep' });
    expect(within(stays).getByText(/Payment records.*without your name/)).toBeVisible();
    expect(leavingCard().getByText(/14 days/)).toBeVisible();
  });

  test('asks, and does nothing without a yes', async () => {
    const { bus, events, sent } = await open();
    await press('Delete account');
    expect(events).toEqual([{ name: 'modal:show', payload: { type: 'confirmation', contentKey: 'CONFIRM_LEAVING' } }]);
    act(() => bus.emit('modal:closed', { type: 'confirmation', outcome: 'dismissed' }));
    expect(sent('leave')).toEqual([]);
  });

  test('asks for the password again, then shows the day on which the account ends', async () => {
    const page = await open();
    await askToLeave(page);
    expect(await screen.findByLabelText('Password')).toHaveFocus();
    await confirmWith('right');
    const words = 'Your account will be deleted on 07 December 2026. Log in before then to keep it.';
    await waitFor(() => expect(page.events).toContainEqual(notification('success', words)));
    expect(page.sent('confirmSession')).toEqual([{ body: { password: 'right' } }]);
    expect(page.sent('leave')).toHaveLength(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await leavingCard().findByText(/Your account will be deleted on/)).toHaveTextContent(
      /07 December 2026\. To keep everything, log in/,
    );
    expect(button('Keep my account')).toBeVisible();
  });

  test('stops when the member does not confirm', async () => {
    const page = await open();
    await askToLeave(page);
    await screen.findByLabelText('Password');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.sent('leave')).toHaveLength(1);
    expect(button('Delete account')).not.toHaveAttribute('aria-busy');
  });

  test('is rejected for the last super admin, with the reason', async () => {
    const page = await open();
    page.data.answer({
      leave: () => {
        throw refusal(409, 'conflict');
      },
    });
    await askToLeave(page);
    const words = "You're the only super admin. Give someone else that role before you delete your account.";
    await waitFor(() => expect(page.events).toContainEqual(notification('warning', words)));
  });

  test('too many times shows an error, because each request sends a mail', async () => {
    const page = await open();
    page.data.answer({
      leave: () => {
        throw refusal(429, 'too_many_requests');
      },
    });
    await askToLeave(page);
    const words = 'Too many attempts. Please wait a few minutes and try again.';
    await waitFor(() => expect(page.events).toContainEqual(notification('warning', words)));
  });

  test.each(failuresExcept(409, 429))('that %s shows an error and can be retried', async (_, fault) => {
    const page = await open();
    page.now.isConfirmed = true;
    simulateFailure(page.data, 'leave', fault);
    await press('Delete account');
    jest.useFakeTimers();
    act(() => page.bus.emit('modal:closed', { type: 'confirmation', outcome: 'confirmed' }));
    await waitForFailure();
    endSimulation();
    expect(page.events).toContainEqual(SOMETHING_WENT_WRONG);
    page.data.answer({ leave: () => ({ data: (page.now.accountDeletion = LEAVES) }) });
    await askToLeave(page);
    expect(await screen.findByRole('button', { name: 'Keep my account' })).toBeVisible();
  });

  test('is canceled with a button', async () => {
    const { events, sent } = await open(NONE, LEAVES);
    await press('Keep my account');
    const words = 'Your account is safe. Everything is still here.';
    await waitFor(() => expect(events).toEqual([notification('success', words)]));
    expect(sent('stay')).toEqual([{ params: { id: 1 } }]);
    expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
    expect(leavingCard().getByRole('heading', { name: 'Delete your account' })).toHaveFocus();
  });

  test.each(failuresExcept(429))('whose cancellation %s shows an error and can be retried', async (_, fault) => {
    const { data, events, now } = await open(NONE, LEAVES);
    simulateFailure(data, 'stay', fault);
    jest.useFakeTimers();
    fireEvent.click(button('Keep my account'));
    await waitForFailure();
    endSimulation();
    expect(events).toEqual([SOMETHING_WENT_WRONG]);
    data.answer({ stay: () => ({ data: (now.accountDeletion = STAYS) }) });
    await press('Keep my account');
    expect(await screen.findByRole('button', { name: 'Delete account' })).toBeVisible();
  });
});
