import type { AccountSecurity } from '@afterglow/shared-contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import {
  answer,
  card,
  expectIdleCard,
  openSecurity,
  PASSKEY,
  prepareSecurityTests,
  press,
  refuseWith,
  said,
} from '../../../testing/open-security.ts';
import { installPasskeyBrowser, refusal } from '../../../testing/passkey-browser.ts';

prepareSecurityTests();

describe('passkeys', () => {
  test('are not offered by a browser without passkeys', () =>
    expectIdleCard('Passkeys', "This browser doesn't support passkeys. Try another one."));

  test('one is added: the device recognizes the member, and the list shows it', async () => {
    const { create } = installPasskeyBrowser();
    const page = await openSecurity();
    expect(card('Passkeys')).toHaveTextContent('Passkeys' + 'Recommended');
    page.become({ passkeys: [PASSKEY] });
    await press('Add a passkey');
    await said(page, 'success', 'Passkey added. You can now log in with it.');
    expect(create).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]).toMatchObject([
      { publicKey: { rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } } },
    ]);
    const list = await within(card('Passkeys')).findByRole('list', { name: 'Passkeys' });
    expect(list).toHaveTextContent('Chrome on Windows Synced');
    expect(card('Passkeys')).not.toHaveTextContent('Recommended');
    expect(list).toHaveTextContent('Added 02 November 2026 · never used');
    expect(within(card('Passkeys')).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  test.each([
    ['NotAllowedError', null],
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['NotSupportedError', "Your device couldn't use the passkey. Try again, or log in another way."],
  ])('a device that rejects with %s adds none', async (name, text) => {
    const { create } = installPasskeyBrowser();
    create.mockRejectedValue(refusal(name));
    const page = await openSecurity();
    await press('Add a passkey');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a passkey' })).not.toHaveAttribute('aria-busy'));
    expect(page.events).toEqual(text === null ? [] : [notification('warning', text)]);
    expect(page.sent('addPasskey')).toEqual([]);
  });

  test.each([
    [403, 'warning', "Your device couldn't use the passkey. Try again, or log in another way."],
    [409, 'warning', 'This device already has a passkey for your account.'],
    [500, 'danger', 'Something went wrong. Please try again.'],
  ] as const)('one that the service refuses with %i is not added', async (status, type, text) => {
    installPasskeyBrowser();
    const page = await openSecurity();
    page.data.answer({ addPasskey: refuseWith(status) });
    await press('Add a passkey');
    await waitFor(() => expect(page.events).toEqual([notification(type, text)]));
  });

  test('one is renamed inline, requires a name and returns the focus', async () => {
    const page = await openSecurity({ passkeys: [PASSKEY] });
    await press('Rename Chrome on Windows');
    expect(screen.getByLabelText('Name')).toHaveValue('Chrome on Windows');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Rename Chrome on Windows' })).toHaveFocus();
    await press('Rename Chrome on Windows');
    const name = screen.getByLabelText('Name');
    await userEvent.clear(name);
    await press('Save');
    expect(name).toHaveAccessibleDescription('This field is required');
    await userEvent.type(name, 'My laptop');
    page.become({ passkeys: [{ ...PASSKEY, name: 'My laptop' }] });
    await press('Save');
    expect(await screen.findByRole('button', { name: 'Rename My laptop' })).toHaveFocus();
    expect(page.sent('renamePasskey')).toEqual([
      { params: { id: 1, passkeyId: PASSKEY.id }, body: { name: 'My laptop' } },
    ]);
  });

  test.each(failuresExcept())(
    'a new name that %s shows an error, preserves the name and can be retried',
    async (_, fault) => {
      const page = await openSecurity({ passkeys: [PASSKEY] });
      await press('Rename Chrome on Windows');
      fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'My laptop' } });
      simulateFailure(page.data, 'renamePasskey', fault);
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Save' }));
      await waitForFailure();
      endSimulation();
      expect(page.events).toContainEqual(SOMETHING_WENT_WRONG);
      expect(screen.getByLabelText('Name')).toHaveValue('My laptop');
      page.data.answer({ renamePasskey: () => ({ data: PASSKEY }) });
      await press('Save');
      await said(page, 'success', 'Passkey renamed.');
    },
  );

  test.each<readonly [string, Partial<AccountSecurity>]>([
    ['a password', { password: true }],
    ['a network', { networks: ['google'] }],
    [
      'another passkey',
      { passkeys: [PASSKEY, { ...PASSKEY, id: '00000000-0000-4000-8000-000000000002', name: 'Key' }] },
    ],
  ])('one next to %s can be removed', async (_, others) => {
    await openSecurity({ password: false, passkeys: [PASSKEY], ...others });
    expect(screen.getByRole('button', { name: 'Remove Chrome on Windows' })).toBeVisible();
    expect(card('Passkeys')).not.toHaveTextContent('only way to log in');
  });

  test('the only login method cannot be removed, with the reason', async () => {
    await openSecurity({ password: false, passkeys: [{ ...PASSKEY, synced: false }] });
    expect(card('Passkeys')).toHaveTextContent('Chrome on Windows One device');
    expect(card('Passkeys')).toHaveTextContent("This is your only way to log in, so you can't remove it.");
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  test('one is removed after a question, even if already gone, but not as the last login method', async () => {
    const page = await openSecurity({ passkeys: [PASSKEY] });
    page.data.answer({ removePasskey: refuseWith(409) });
    await press('Remove Chrome on Windows');
    await answer(page, 'confirmed');
    await said(page, 'warning', 'This is your only way to log in. Add another one before you remove it.');
    page.data.answer({ removePasskey: refuseWith(404) });
    page.become({ passkeys: [] });
    await press('Remove Chrome on Windows');
    await answer(page, 'confirmed');
    await said(page, 'success', 'Passkey removed. Delete it from your device too.');
    expect(await within(card('Passkeys')).findByText('No passkeys yet.')).toBeVisible();
  });
});
