import { openPage } from '@afterglow/shared-area/testing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';
import { installCanvas } from '../testing/canvas.ts';
import { installNativeDialog } from '../testing/native-dialog.ts';
import { ADA, field, openProfile } from '../testing/open-profile.ts';

type Page = Awaited<ReturnType<typeof openProfile>>;

const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const isBusy = () => remote.isBusy?.();

const openPassword = () =>
  openPage(remote, {
    path: '/account/change-password',
    session: buildMemberSession(),
    answers: { getMember: () => ({ data: buildMember(), headers: new Headers({ 'x-password-state': 'set' }) }) },
  });
const openFeedback = (id = 1) =>
  openPage(remote, {
    path: '/account/cancellation-feedback',
    session: { ...buildMemberSession({ id: memberIdSchema.parse(id) }), hasBeenPremium: true },
  });

test('a profile with unsaved changes delays a new version until it is saved', async () => {
  const { events } = await openProfile();
  expect(isBusy()).toBe(false);
  write('First name', 'Grace');
  expect(isBusy()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(events).toHaveLength(1));
  expect(isBusy()).toBe(false);
});

test('a new version restores the typed profile, without the password', async () => {
  await openProfile();
  write('First name', 'Grace');
  write('Email', 'grace@afterglow.example');
  write('Current password', 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  const handed = remote.handOver?.() ?? {};
  expect(handed).toEqual({ profile: { firstName: 'Grace', email: 'grace@afterglow.example' } });
  cleanup();

  remote.takeOver?.({ profile: { ...handed['profile'], nickname: 'of a field that is gone' } });
  const { saved } = await openProfile();
  expect(field('First name')).toHaveValue('Grace');
  expect(field('Email')).toHaveValue('grace@afterglow.example');
  expect(field('Last name')).toHaveValue('Byron');
  expect(field('Current password')).toHaveValue('');
  expect(remote.handOver?.()).toEqual(handed);
  write('Current password', 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved()).toMatchObject([{ body: { firstName: 'Grace', email: 'grace@afterglow.example' } }]);
});

describe('a session that ends during editing', () => {
  const end = (page: Pick<Page, 'session' | 'bus'>, reason: 'requested' | 'session-ended') =>
    act(async () => {
      page.session.become({ status: 'visitor' });
      page.bus.emit('auth:logged-out', { reason });
    });
  const logIn = (page: Pick<Page, 'session'>, id: number) =>
    act(async () => {
      const session = buildMemberSession({ ...ADA, id: memberIdSchema.parse(id) });
      page.session.become({ ...session, hasBeenPremium: true });
    });

  /** The values of the profile after it is reopened in the same document. */
  async function reopen(): Promise<readonly (string | null)[]> {
    cleanup();
    await openProfile();
    return screen.getAllByLabelText(/^(First name|Current password)$/).map((input) => input.getAttribute('value'));
  }

  async function edit(): Promise<Page> {
    const page = await openProfile();
    write('First name', 'Grace');
    write('Email', 'grace@afterglow.example');
    write('Current password', 'secret');
    return page;
  }

  test('restores the typed text, without the password, when the same member logs in again', async () => {
    const page = await edit();
    await end(page, 'session-ended');
    expect(isBusy()).toBe(false);
    await logIn(page, 1);
    expect((await reopen()).toSorted()).toEqual(['', 'Grace']);
  });

  test.each([
    ['somebody else logs in first', 'session-ended', [2, 1]],
    ['they had logged out by themselves', 'requested', [1]],
  ] as const)('restores nothing when %s', async (_, reason, members) => {
    const page = await edit();
    await end(page, reason);
    for (const id of members) await logIn(page, id);
    expect(await reopen()).toEqual(['Ada']);
  });

  test('restores nothing for a member who takes over in another tab before the return', async () => {
    const page = await edit();
    await end(page, 'session-ended');
    cleanup();
    // Where there is no form, typed text waits for one.
    const elsewhere = await openPage(remote, { path: '/account', session: buildMemberSession(ADA) });
    await logIn(elsewhere, 2);
    expect(await reopen()).toEqual(['Ada']);
  });

  test('restores nothing for another member whose form appears before the session is watched again', async () => {
    const page = await openFeedback();
    await userEvent.click(screen.getByRole('radio', { name: 'Other (specify)' }));
    await end(page, 'session-ended');
    cleanup();
    await openPage(remote, { path: '/account', session: buildMemberSession() });
    cleanup();
    await openFeedback(2);
    expect(screen.getByRole('radio', { name: 'Other (specify)' })).not.toBeChecked();
  });

  test('leaves nothing on the page of a member who takes over in another tab', async () => {
    const page = await openFeedback();
    await userEvent.click(screen.getByRole('radio', { name: 'Other (specify)' }));
    await logIn(page, 2);
    expect(screen.getByRole('radio', { name: 'Other (specify)' })).not.toBeChecked();
  });

  test('restores nothing to anyone who logs in after the next logout', async () => {
    const page = await edit();
    await end(page, 'session-ended');
    await logIn(page, 1);
    await end(page, 'requested');
    await logIn(page, 1);
    expect(await reopen()).toEqual(['Ada']);
  });
});

test('passwords delay a new version, and are never transferred', async () => {
  await openPassword();
  write('Current password', 'old');
  write('New password', 'a better password');
  expect(isBusy()).toBe(true);
  expect(remote.handOver?.()).toEqual({ password: {} });
});

test('a new version restores the feedback', async () => {
  await openFeedback();
  await userEvent.click(screen.getByRole('radio', { name: 'Other (specify)' }));
  write('Tell us more', 'Too loud.');
  const handed = remote.handOver?.() ?? {};
  cleanup();
  remote.takeOver?.(handed);
  await openFeedback();
  expect(screen.getByRole('radio', { name: 'Other (specify)' })).toBeChecked();
  expect(field('Tell us more')).toHaveValue('Too loud.');
});

test('an image being cropped delays a new version', async () => {
  installNativeDialog();
  installCanvas();
  await openProfile();
  await userEvent.upload(field('Profile picture'), new File(['a photo'], 'me.png', { type: 'image/png' }));
  await screen.findByRole('dialog', { name: 'Position your picture' });
  expect(isBusy()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(isBusy()).toBe(false);
  jest.restoreAllMocks();
});
