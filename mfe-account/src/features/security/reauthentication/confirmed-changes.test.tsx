import type { AccountSecurity, MemberChanges } from '@afterglow/shared-contracts';
import { installDialog } from '@afterglow/shared-ui/testing';
import { openPage } from '@afterglow/shared-area/testing';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../../area.ts';
import { notification } from '../../../testing/notifications.ts';
import { dialog, isClosed, press, refuseWith, SECOND_FACTOR } from '../../../testing/open-security.ts';

installDialog();

const NEW = 'a better password';
const GUARDED: AccountSecurity = { password: true, networks: [], passkeys: [], secondFactor: SECOND_FACTOR };
const BY_NETWORK: AccountSecurity = { password: false, networks: ['google'], passkeys: [], secondFactor: null };

async function open(path: string, security: AccountSecurity) {
  let isConfirmed = false;
  const headers = new Headers({ 'x-password-state': security.password ? 'set' : 'unset' });
  const page = await openPage(remote, {
    path,
    session: buildMemberSession(),
    answers: {
      getMember: () => ({ data: buildMember(), headers }),
      getSecurity: () => ({ data: security }),
      updateMember: () => (isConfirmed ? { data: buildMember() } : refuseWith(403, 'confirmation_required')()),
      confirmSession: () => {
        isConfirmed = true;
        return { data: undefined };
      },
    },
  });
  page.session.checkPassword = async () => 'right';
  const sent = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  /** The same change twice: before and after the dialog. */
  const expectSavedAgain = (body: MemberChanges) => {
    const change = { params: { id: 1 }, body };
    expect(sent('updateMember')).toEqual([change, change]);
  };
  return { ...page, sent, expectSavedAgain };
}

const field = (label: string) => screen.getByLabelText(label, { selector: 'input' });
const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

function fillPasswords(current?: string): void {
  if (current !== undefined) write('Current password', current);
  write('New password', NEW);
  write('Confirm new password', NEW);
}

async function giveCode(): Promise<void> {
  await dialog("Confirm it's you");
  await screen.findByLabelText('Code');
  write('Password', 'old');
  write('Code', '123456');
  await press('Confirm');
}

describe('a member whose login needs a code', () => {
  test('confirms a new password with one, and the typed change continues', async () => {
    const page = await open('/account/change-password', GUARDED);
    fillPasswords('old');
    await press('Change Password');
    await giveCode();
    await waitFor(() => expect(page.events).toContainEqual(notification('success', 'Password updated.')));
    expect(page.sent('confirmSession')).toEqual([{ body: { password: 'old', code: '123456' } }]);
    page.expectSavedAgain({ password: NEW, currentPassword: 'old' });
  });

  test('confirms a new email address with one, and the typed change continues', async () => {
    const page = await open('/account/edit-profile', GUARDED);
    write('Email', 'new@afterglow.example');
    write('Current password', 'old');
    await press('Save');
    await giveCode();
    await waitFor(() => expect(page.events).toContainEqual(notification('success', 'Your changes are saved.')));
    const [first, second] = page.sent('updateMember');
    expect(first).toMatchObject({ body: { email: 'new@afterglow.example', currentPassword: 'old' } });
    expect(second).toEqual(first);
  });

  test('changes and loses nothing when the dialog is closed', async () => {
    const page = await open('/account/change-password', GUARDED);
    fillPasswords('old');
    await press('Change Password');
    await dialog("Confirm it's you");
    await press('Close');
    await isClosed();
    expect(page.sent('updateMember')).toHaveLength(1);
    expect(page.events.filter(({ name }) => name === 'notification:show')).toEqual([]);
    expect(field('New password')).toHaveValue(NEW);
    expect(screen.getByRole('button', { name: 'Change Password' })).not.toHaveAttribute('aria-busy');
  });
});

test('confirms a first password by a recent provider login, and sets it as typed', async () => {
  const page = await open('/account/change-password', BY_NETWORK);
  fillPasswords();
  await press('Set Password');
  await waitFor(() => expect(page.events).toContainEqual(notification('success', 'Password set.')));
  expect(page.sent('confirmSession')).toEqual([{ body: {} }]);
  page.expectSavedAgain({ password: NEW });
});
