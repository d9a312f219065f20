import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import {
  answer,
  dialog,
  isClosed,
  KEY,
  openSecurity,
  PASSKEY,
  prepareSecurityTests,
  press,
  refuseWith,
  said,
  SECOND_FACTOR,
} from '../../../testing/open-security.ts';
import { installPasskeyBrowser, refusal } from '../../../testing/passkey-browser.ts';

prepareSecurityTests();

/** The card has the name of the field. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });

describe('a session that is not confirmed', () => {
  const openUnconfirmed = async (security: Parameters<typeof openSecurity>[0] = {}) => {
    const page = await openSecurity(security);
    let isConfirmed = false;
    const confirmSession = () => {
      isConfirmed = true;
      return { data: undefined };
    };
    page.data.answer({
      beginSecondFactor: () => (isConfirmed ? { data: KEY } : refuseWith(403, 'confirmation_required')()),
      turnOffSecondFactor: () => (isConfirmed ? { data: undefined } : refuseWith(403, 'confirmation_required')()),
      removePasskey: () => (isConfirmed ? { data: undefined } : refuseWith(403, 'confirmation_required')()),
      confirmSession,
    });
    return { ...page, confirmSession };
  };
  const ask = () => dialog("Confirm it's you");
  const password = (value: string) => fireEvent.change(field('Password'), { target: { value } });

  test('asks for the password, then runs the action', async () => {
    const page = await openUnconfirmed();
    await press('Set up');
    await ask();
    await waitFor(() => expect(field('Password')).toHaveFocus());
    password('secret');
    await press('Confirm');
    expect(await dialog('Set up an authenticator app')).toBeVisible();
    expect(page.sent('confirmSession')).toEqual([{ body: { password: 'secret' } }]);
  });

  test('does nothing when the dialog is closed', async () => {
    const page = await openUnconfirmed();
    await press('Set up');
    await ask();
    await press('Close');
    await isClosed();
    expect(page.sent('beginSecondFactor')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Set up' })).not.toHaveAttribute('aria-busy');
  });

  test('also asks for a code when the login needs one, and shows which of the two is wrong', async () => {
    const page = await openUnconfirmed({ secondFactor: SECOND_FACTOR });
    await press('Turn off');
    await answer(page, 'confirmed');
    await ask();
    password('secret');
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '000000' } });
    page.data.answer({ confirmSession: refuseWith(403, 'wrong_code') });
    await press('Confirm');
    await waitFor(() => expect(screen.getByLabelText('Code')).toBeInvalid());
    page.data.answer({ confirmSession: refuseWith(403, 'forbidden') });
    await press('Confirm');
    await waitFor(() => expect(field('Password')).toBeInvalid());
    expect(page.sent('confirmSession').at(-1)).toEqual({ body: { password: 'secret', code: '000000' } });
  });

  test.each(failuresExcept(429))(
    'whose confirmation %s leaves the dialog open with its text, and can be retried',
    async (_, fault) => {
      const page = await openUnconfirmed();
      await press('Set up');
      await ask();
      password('secret');
      simulateFailure(page.data, 'confirmSession', fault);
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await waitForFailure();
      endSimulation();
      expect(field('Password')).toHaveAccessibleDescription('Something went wrong. Please try again.');
      expect(field('Password')).toHaveValue('secret');
      page.data.answer({ confirmSession: refuseWith(429) });
      await press('Confirm');
      await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(/^Too many attempts\. /));
    },
  );

  test('is confirmed with a passkey', async () => {
    const { get } = installPasskeyBrowser();
    const page = await openUnconfirmed({ passkeys: [PASSKEY] });
    await press('Remove Chrome on Windows');
    await answer(page, 'confirmed');
    await ask();
    get.mockRejectedValueOnce(refusal('NotAllowedError'));
    await press('Use a passkey');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Use a passkey' })).not.toHaveAttribute('aria-busy'));
    get.mockRejectedValueOnce(refusal('UnknownError'));
    await press('Use a passkey');
    const complaint = "Your device couldn't use the passkey. Try again, or log in another way.";
    expect(await screen.findByText(complaint)).toBeVisible();
    let cancel: (reason: Error) => void = () => undefined;
    get.mockReturnValueOnce(new Promise((_, reject) => (cancel = reject)));
    await press('Use a passkey');
    expect(screen.queryByText(complaint)).not.toBeInTheDocument();
    await act(async () => cancel(refusal('NotAllowedError')));
    await press('Use a passkey');
    await said(page, 'success', 'Passkey removed. Delete it from your device too.');
    expect(page.sent('confirmSession')).toMatchObject([{ body: { passkey: { id: 'AQID', type: 'public-key' } } }]);
  });

  test('without a password is confirmed by a recent login, or redirects to the provider', async () => {
    const page = await openUnconfirmed({ password: false, networks: ['google'], passkeys: [PASSKEY] });
    const confirm = () => press('Remove Chrome on Windows').then(() => answer(page, 'confirmed'));
    page.data.answer({ confirmSession: refuseWith(403) });
    await confirm();
    await ask();
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await press('Close');
    await isClosed();
    page.data.answer({ confirmSession: page.confirmSession });
    await confirm();
    await said(page, 'success', 'Passkey removed. Delete it from your device too.');
  });
});
