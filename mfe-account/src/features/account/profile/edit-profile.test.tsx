import { openPage } from '@afterglow/shared-area/testing';
import { memberIdSchema } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { failuresExcept, endSimulation, simulateFailure, waitForFailure } from '../../../testing/faults.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';
import { ADA, field, openProfile as open, UPDATED } from '../../../testing/open-profile.ts';

/** Only the date is faked: pending timers run. */
const TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

const goTo = (page: Awaited<ReturnType<typeof open>>, path: string) =>
  act(async () => {
    page.navigation.navigate(path);
    await remote.loadPage(path);
  });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const save = () => userEvent.click(saveButton());

describe('the form', () => {
  test('[ACCOUNT-014] [ACCOUNT-027] has email, names, birthday, an image and the button "Save"', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible();
    expect(document.title).toBe('Afterglow | Edit Profile');
    expect(field('Email')).toHaveValue('ada@afterglow.example');
    expect(field('First name')).toHaveValue('Ada');
    expect(field('Last name')).toHaveValue('Byron');
    for (const [name, value, label] of [
      ['Day', '10', '10'],
      ['Month', '12', 'December'],
      ['Year', '1985', '1985'],
    ] as const) {
      const select = screen.getByRole('combobox', { name });
      expect(select).toHaveValue(value);
      expect(select).toHaveDisplayValue(label);
    }
    expect(field('Profile picture')).toHaveAttribute('type', 'file');
    expect(saveButton()).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/account');
  });

  test('[ACCOUNT-015] can be saved only while it has changes that are not saved', async () => {
    await open();
    expect(saveButton()).toBeDisabled();
    write('First name', 'Grace');
    expect(saveButton()).toBeEnabled();
    write('First name', 'Ada');
    expect(saveButton()).toBeDisabled();
    write('Year', '1986');
    await save();
    await waitFor(() => expect(saveButton()).toBeDisabled());
  });

  test.each([
    ['no e-mail address', ''],
    ['an invalid one', 'ada@'],
  ])('[ACCOUNT-016] with %s nothing is sent, and the field shows the error', async (_, email) => {
    const { events, saved } = await open();
    write('Email', email);
    await save();
    expect(events).toEqual([notification('warning', 'Enter a valid email, like name@example.com.')]);
    expect(saved()).toEqual([]);
    expect(field('Email')).toHaveAccessibleDescription('This field is required and must be an email');
    expect(field('Email')).toHaveFocus();
  });

  test.each(['Day', 'Month', 'Year'])(
    '[ACCOUNT-017] without the %s nothing is saved, and the field shows it',
    async (part) => {
      const { events, saved } = await open();
      write(part, '');
      write('First name', 'Grace');
      expect(screen.getByText('Choose a day, month, and year to save your birthday.')).toBeVisible();
      await save();
      expect(screen.getByRole('alert')).toHaveTextContent('Choose a day, month, and year, or none of them.');
      expect(field('Day')).toHaveFocus();
      expect([saved(), events]).toEqual([[], []]);
    },
  );

  test('shows all errors together', async () => {
    const { events, saved } = await open();
    write('Email', 'ada@');
    write('Month', '2');
    write('Day', '31');
    await save();
    expect(field('Email')).toHaveAccessibleDescription('This field is required and must be an email');
    expect(field('Current password')).toHaveAccessibleDescription('This field is required');
    expect(screen.getByText("That date doesn't exist or is in the future.")).toBeVisible();
    expect(field('Email')).toHaveFocus();
    expect(events).toEqual([notification('warning', 'Enter a valid email, like name@example.com.')]);
    expect(saved()).toEqual([]);
  });

  test('[AUTH-021] a cleared birthday is removed', async () => {
    const { saved } = await open();
    for (const part of ['Day', 'Month', 'Year']) write(part, '');
    await save();
    expect(saved()).toEqual([{ params: { id: 1 }, body: { birthday: null } }]);
    for (const part of ['Day', 'Month', 'Year']) expect(field(part)).toHaveValue('');
  });

  test('[ACCOUNT-017] [ACCOUNT-018] [ACCOUNT-019] sends the changes, replaces the member with the response and confirms', async () => {
    const { events, saved, session } = await open({ ...ADA, birthday: null });
    write('First name', ' Grace ');
    write('Day', '9');
    write('Month', '12');
    write('Year', '1986');
    await save();
    expect(saved()).toEqual([{ params: { id: 1 }, body: { firstName: 'Grace', birthday: '1986-12-09' } }]);
    expect(events).toEqual([UPDATED]);
    expect(session.getSession()).toMatchObject({
      member: { firstName: 'Grace', birthday: '1986-12-09T00:00:00.000Z' },
    });
    expect(field('First name')).toHaveValue('Grace');
  });

  test('[ACCOUNT-018] [DATA-044] a change is shown when the member returns after leaving the page immediately', async () => {
    const page = await open();
    let stored = buildMember(ADA);
    page.data.answer({
      updateMember: ({ body }) => ({ data: (stored = buildMember({ ...ADA, firstName: body?.firstName ?? null })) }),
      getMember: () => new Promise(() => undefined), // a slow one, for which the member does not wait
    });
    write('First name', 'Rob');
    await save();
    await goTo(page, '/account');
    await goTo(page, '/account/edit-profile');
    expect(field('First name')).toHaveValue('Rob');
    expect(page.session.getSession()).toMatchObject({ member: stored });
    write('Last name', 'Roy');
    await save();
    expect(page.saved().at(-1)).toEqual({ params: { id: 1 }, body: { lastName: 'Roy' } });
  });

  test('a change from another device appears, and typed text stays', async () => {
    const page = await open();
    write('Last name', 'King');
    page.data.answer({
      stopEmailChange: () => ({ data: buildMember({ ...ADA, firstName: 'Augusta', lastName: 'Gordon' }) }),
    });
    await act(async () => void (await page.data.call('stopEmailChange', { params: { id: memberIdSchema.parse(1) } })));
    expect(field('First name')).toHaveValue('Augusta');
    expect(field('Last name')).toHaveValue('King');
  });

  test('typed text is restored for a member who left the page, until they cancel', async () => {
    const page = await open();
    write('First name', 'Grace');
    write('Email', 'grace@afterglow.example');
    write('Current password', 'secret');
    await goTo(page, '/account');
    await goTo(page, '/account/edit-profile');
    expect(screen.getByText('You have unsaved changes.')).toBeVisible();
    expect([field('First name'), field('Current password')].map((input) => input.getAttribute('value'))).toEqual([
      'Grace',
      '',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await goTo(page, '/account');
    await goTo(page, '/account/edit-profile');
    expect(field('First name')).toHaveValue('Ada');
  });

  test.each([
    ['31', '2', '1990'],
    ['31', '12', '2026'],
  ])(
    '[AUTH-021] [AUTH-039] an invalid or future date shows an error and is not sent: %s/%s/%s',
    async (day, month, year) => {
      jest.useFakeTimers({ now: new Date('2026-12-30T12:00:00Z'), doNotFake: [...TIMERS] });
      const { events, saved } = await open();
      write('First name', 'Grace');
      await save();
      write('Day', day);
      write('Month', month);
      write('Year', year);
      await save();
      expect(screen.getByRole('alert')).toHaveTextContent("That date doesn't exist or is in the future.");
      expect(field('Day')).toHaveFocus();
      expect(saved()).toHaveLength(1);
      // The notification of the previous save does not describe this one.
      expect(events).toEqual([UPDATED, { name: 'notification:hide', payload: {} }]);
      jest.useRealTimers();
    },
  );

  test('[ACCOUNT-020] an email of another account shows an error in the banner and in the field', async () => {
    const { data, events } = await open();
    simulateFailure(data, 'updateMember', () =>
      Promise.resolve(Response.json({ code: 'conflict', message: 'No.' }, { status: 409 })),
    );
    write('Email', 'free@afterglow.example');
    write('Current password', 'secret');
    await save();
    const text = 'Another account already uses this email.';
    await waitFor(() => expect(events).toEqual([notification('warning', text)]));
    endSimulation();
    expect(field('Email')).toHaveAccessibleDescription(text);
    expect(field('Email')).toHaveValue('free@afterglow.example');
  });

  test.each(failuresExcept(409))(
    '[ACCOUNT-021] a save that %s shows an error, preserves the form and can be retried',
    async (_, fault) => {
      const { data, events, saved, session } = await open();
      simulateFailure(data, 'updateMember', fault);
      write('First name', 'Grace');
      jest.useFakeTimers();
      fireEvent.click(saveButton());
      await waitForFailure();
      endSimulation();
      expect(events).toEqual([SOMETHING_WENT_WRONG]);
      expect(field('First name')).toHaveValue('Grace');
      expect(session.getSession()).toMatchObject({ member: { firstName: 'Ada' } });
      await save();
      expect(saved()).toHaveLength(2);
    },
  );

  test('a profile that cannot be read shows an error and can be fetched again', async () => {
    const answers = { getMember: () => Promise.reject(new Error('down')) };
    const page = await openPage(remote, { path: '/account/edit-profile', session: buildMemberSession(), answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
    page.data.answer({ getMember: () => ({ data: buildMember(ADA) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  });
});

describe('a new email address', () => {
  test('asks for the password, and waits for the mailed link', async () => {
    const { data, saved } = await open();
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    write('Email', 'ADA@afterglow.example');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    write('Email', 'grace@afterglow.example');
    await save();
    expect(field('Current password')).toHaveAccessibleDescription('This field is required');
    expect(saved()).toEqual([]);
    const pending = buildMember({ ...ADA, pendingEmail: 'grace@afterglow.example' });
    data.answer({ updateMember: () => ({ data: pending }) });
    write('Current password', 'secret');
    await save();
    expect(saved()).toMatchObject([{ body: { email: 'grace@afterglow.example', currentPassword: 'secret' } }]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'We sent a link to grace@afterglow.example. Open it to confirm. Until then, you log in with ada@afterglow.example.',
    );
    expect(field('Email')).toHaveValue('ada@afterglow.example');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  test('does not send the password when the new address is undone', async () => {
    const { saved } = await open();
    write('Email', 'grace@afterglow.example');
    write('Current password', 'secret');
    write('Email', 'ada@afterglow.example');
    write('First name', 'Grace');
    await save();
    expect(saved()).toEqual([{ params: { id: 1 }, body: { firstName: 'Grace' } }]);
  });

  test('shows a wrong password in its field', async () => {
    const { data, events } = await open();
    simulateFailure(data, 'updateMember', () =>
      Promise.resolve(Response.json({ code: 'not_authenticated', message: 'No.' }, { status: 401 })),
    );
    write('Email', 'grace@afterglow.example');
    write('Current password', 'guess');
    await save();
    await waitFor(() =>
      expect(events).toEqual([notification('danger', "That password isn't right. Please try again.")]),
    );
    endSimulation();
    expect(field('Current password')).toHaveFocus();
  });

  test('leads a member without a password to setting one', async () => {
    await open(ADA, 'unset');
    write('Email', 'grace@afterglow.example');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set a password first' })).toHaveAttribute(
      'href',
      '/account/change-password',
    );
  });
});
