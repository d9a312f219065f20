import { openPage } from '@afterglow/shared-area/testing';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import {
  answer,
  card,
  CODES,
  dialog,
  expectIdleCard,
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

prepareSecurityTests();

const CARDS = ['Password', 'Passkeys', 'Authenticator app'];

describe('each card', () => {
  test.each(CARDS)('%s shows that it is loading, and fetches once for all of them', async (name) => {
    const page = await openPage(remote, {
      path: '/account/security',
      session: buildMemberSession(),
      isLoading: true,
      answers: { listSessions: () => ({ data: [] }), getSecurity: () => new Promise(() => undefined) },
    });
    expect(await within(card(name)).findByText(/^Loading your/)).toBeInTheDocument();
    expect(page.data.calls.filter((call) => call.name === 'getSecurity')).toHaveLength(1);
  });

  test('that cannot be read, for example offline, shows an error and can be fetched again', async () => {
    const page = await openPage(remote, {
      path: '/account/security',
      session: buildMemberSession(),
      answers: { listSessions: () => ({ data: [] }), getSecurity: () => Promise.reject(new Error('down')) },
    });
    for (const name of CARDS) {
      expect(await within(card(name)).findByRole('alert')).toHaveTextContent('Connection error');
      expect(within(card(name)).getAllByRole('heading')).toHaveLength(1);
    }
    page.data.answer({
      getSecurity: () => ({ data: { password: true, networks: [], passkeys: [], secondFactor: null } }),
    });
    await userEvent.click(within(card('Passkeys')).getByRole('button', { name: 'Retry' }));
    expect(await within(card('Passkeys')).findByText('No passkeys yet.')).toBeVisible();
    expect(await within(card('Password')).findByRole('link', { name: 'Change password' })).toBeVisible();
  });
});

describe('the password', () => {
  test('alone cannot be removed', () => expectIdleCard('Password', 'Add a passkey to go without one.'));

  test('is removed after a question, next to another login method', async () => {
    const page = await openSecurity({ networks: ['google'], passkeys: [PASSKEY] });
    expect(card('Password')).toHaveTextContent('or with a passkey or Google.');
    await press('Remove password');
    await answer(page, 'dismissed');
    expect(page.sent('removePassword')).toEqual([]);
    await press('Remove password');
    page.become({ password: false });
    await answer(page, 'confirmed');
    await said(page, 'success', 'Password removed.');
    await waitFor(() => expect(card('Password')).toHaveTextContent('No password set.'));
    expect(within(card('Password')).getByRole('heading')).toHaveFocus();
    expect(card('Authenticator app')).toHaveTextContent("You don't use a password, so you don't need codes.");
  });

  test.each([
    [409, 'This is your only way to log in. Add another one before you remove it.'],
    [429, 'Too many attempts. Please wait a few minutes and try again.'],
  ])('whose removal is rejected with %i stays, with the reason', async (status, words) => {
    const page = await openSecurity({ networks: ['google'] });
    page.data.answer({ removePassword: refuseWith(status) });
    await press('Remove password');
    await answer(page, 'confirmed');
    await said(page, 'warning', words);
  });
});

describe('an authenticator app', () => {
  const openSetUp = async () => {
    const page = await openSecurity();
    await press('Set up');
    return { page, shown: await dialog('Set up an authenticator app') };
  };
  const type = (code: string) => fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });

  test('is set up with a code of its key, shown as image and text, then shows recovery codes', async () => {
    const { page, shown } = await openSetUp();
    expect(await within(shown).findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(shown).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    expect(within(shown).getByRole('link', { name: 'Open on this device' })).toHaveAttribute('href', KEY.address);
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    type('123456');
    page.become({ secondFactor: SECOND_FACTOR });
    await press('Turn on');
    const codes = await dialog('Save your recovery codes');
    expect(page.sent('turnOnSecondFactor')).toEqual([{ params: { id: 1 }, body: { code: '123456' } }]);
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(CODES);
    const download = within(codes).getByRole('link', { name: 'Download' });
    expect(download).toHaveAttribute('download', 'afterglow-recovery-codes.txt');
    const file = decodeURIComponent(download.getAttribute('href') ?? '');
    expect(file).toContain(CODES.join('\n'));
    expect(file).toMatch(/^data:.*Afterglow recovery codes\nFor free@afterglow\.example, created \d\d \w+ \d{4}\./);
    await press("I've saved them");
    await isClosed();
    await waitFor(() => expect(card('Authenticator app')).toHaveTextContent('10 recovery codes left.'));
    expect(page.events).toContainEqual(notification('success', 'Authenticator app turned on.'));
  });

  test('is not set up without a code, and a wrong one shows an error at the field', async () => {
    const { page } = await openSetUp();
    await press('Turn on');
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This field is required');
    page.data.answer({ turnOnSecondFactor: refuseWith(403, 'wrong_code') });
    type('000000');
    await press('Turn on');
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
        "That code isn't right or has already been used. Try a new one.",
      ),
    );
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await press('Close');
    await isClosed();
    expect(page.sent('getSecurity')).toHaveLength(1);
  });

  test.each(failuresExcept(409, 429))(
    'whose code %s shows an error, preserves it and can be retried',
    async (_, fault) => {
      const { page } = await openSetUp();
      simulateFailure(page.data, 'turnOnSecondFactor', fault);
      type('123456');
      jest.useFakeTimers();
      fireEvent.click(screen.getByRole('button', { name: 'Turn on' }));
      await waitForFailure();
      endSimulation();
      expect(page.events).toContainEqual(SOMETHING_WENT_WRONG);
      expect(screen.getByLabelText('Code')).toHaveValue('123456');
      page.data.answer({ turnOnSecondFactor: () => ({ data: { recoveryCodes: CODES } }) });
      await press('Turn on');
      expect(await dialog('Save your recovery codes')).toBeVisible();
    },
  );

  test.each([
    [409, 'Setup timed out. Close this window and start over.'],
    [429, 'Too many attempts. Please wait a few minutes and try again.'],
  ])('whose code gets the response %i shows it', async (status, text) => {
    const { page } = await openSetUp();
    page.data.answer({ turnOnSecondFactor: refuseWith(status) });
    type('123456');
    await press('Turn on');
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(text));
  });

  test('replaces recovery codes after a question, copies them, and warns when few are left', async () => {
    const page = await openSecurity({ secondFactor: { ...SECOND_FACTOR, recoveryCodesLeft: 1 } });
    const user = userEvent.setup();
    expect(card('Authenticator app')).toHaveTextContent('1 recovery code left. Get new ones soon.');
    await user.click(screen.getByRole('button', { name: 'New recovery codes' }));
    await answer(page, 'confirmed');
    await dialog('Save your recovery codes');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isClosed();
  });

  test('prints recovery codes, and does not lose unsaved ones by accident', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    const page = await openSecurity({ secondFactor: SECOND_FACTOR });
    const renew = async () => {
      await press('New recovery codes');
      await answer(page, 'confirmed');
      return dialog('Save your recovery codes');
    };
    const codes = await renew();
    await press('Close');
    expect(within(codes).getByRole('status')).toHaveTextContent(
      /^Save these codes first\. You won't see them again\. Copy, download, or print them/,
    );
    await press('Close');
    await isClosed();

    await renew();
    await press('Print');
    expect(print).toHaveBeenCalledTimes(1);
    await press('Close');
    await isClosed();
  });

  test('is turned off after a question', async () => {
    const page = await openSecurity({ secondFactor: SECOND_FACTOR });
    await press('Turn off');
    page.become({ secondFactor: null });
    await answer(page, 'confirmed');
    await said(page, 'success', 'Authenticator app turned off.');
    expect(await within(card('Authenticator app')).findByRole('button', { name: 'Set up' })).toBeVisible();
  });

  test.each(failuresExcept(429))('that cannot be turned off because that %s stays on', async (_, fault) => {
    const page = await openSecurity({ secondFactor: SECOND_FACTOR });
    simulateFailure(page.data, 'turnOffSecondFactor', fault);
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    await answer(page, 'confirmed');
    await waitForFailure();
    expect(page.events).toContainEqual(SOMETHING_WENT_WRONG);
    expect(screen.getByRole('button', { name: 'Turn off' })).not.toHaveAttribute('aria-busy');
  });
});
