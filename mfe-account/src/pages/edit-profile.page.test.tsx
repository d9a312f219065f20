import { openPage } from '@afterglow/shared-area/testing';
import type { Member, PasswordState } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../area.ts';
import { installCanvas } from '../testing/canvas.ts';
import { faultsBut, leaveFaults, meetFault, waitForFault } from '../testing/faults.ts';
import { notice, SOMETHING_WENT_WRONG } from '../testing/notices.ts';

const ADA: Partial<Member> = {
  email: 'ada@afterglow.example',
  firstName: 'Ada',
  lastName: 'Byron',
  birthday: '1985-12-10T00:00:00.000Z',
};
const UPDATED = notice('success', 'Your details have been updated.');
const AVATAR = '/v3/media/images/members/0123456789abcdef0123456789abcdef';

async function open(fields: Partial<Member> = ADA, passwordState: PasswordState = 'set') {
  const member = buildMember(fields);
  const page = await openPage(remote, {
    path: '/account/edit-profile',
    session: buildMemberSession(fields),
    answers: {
      getMember: () => ({ data: member, headers: new Headers({ 'x-password-state': passwordState }) }),
      updateMember: ({ body }) => ({ data: { ...member, ...withoutPassword(body ?? {}) } }),
      uploadMedia: () => ({ data: { url: AVATAR } }),
    },
  });
  const inputs = (call: string) => page.data.calls.filter(({ name }) => name === call).map(({ input }) => input);
  return { ...page, saved: () => inputs('updateMember'), uploaded: () => inputs('uploadMedia') };
}

function withoutPassword({ currentPassword: _, birthday, ...body }: Record<string, unknown>): Partial<Member> {
  // What the service answers is what was sent, in the record's own form.
  return { ...body, ...(birthday ? { birthday: `${String(birthday)}T00:00:00.000Z` } : {}) } as Partial<Member>;
}

const field = (name: string) => screen.getByLabelText(name);
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const saveButton = () => screen.getByRole('button', { name: 'Save' });
const save = () => userEvent.click(saveButton());

describe('the form', () => {
  test('[ACCOUNT-014] [ACCOUNT-027] has email, names, birthday, a picture and the button "Save"', async () => {
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
  });

  test('[ACCOUNT-015] can be saved once it has changed, and not when the change is undone or saved', async () => {
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
  ])('[ACCOUNT-016] with %s nothing is sent, and the field says what is wrong', async (_, email) => {
    const { events, saved } = await open();
    write('Email', email);
    await save();
    expect(events).toEqual([notice('warning', 'Please enter a valid e-mail address.')]);
    expect(saved()).toEqual([]);
    expect(field('Email')).toHaveAccessibleDescription('This field is required and must be an email');
    expect(field('Email')).toHaveFocus();
  });

  test.each(['Day', 'Month', 'Year'])('[ACCOUNT-017] without the %s no birthday is saved', async (part) => {
    const { saved } = await open();
    write(part, '');
    expect(screen.getByText('It is saved once day, month and year are chosen.')).toBeVisible();
    await save();
    expect(saved()).toEqual([
      { params: { id: 1 }, body: { email: 'ada@afterglow.example', firstName: 'Ada', lastName: 'Byron' } },
    ]);
  });

  test('[ACCOUNT-017] [ACCOUNT-018] [ACCOUNT-019] all is sent, the answer replaces the member, and it is said', async () => {
    const { events, saved, session } = await open({ ...ADA, birthday: null });
    write('First name', ' Grace ');
    write('Day', '9');
    write('Month', '12');
    write('Year', '1986');
    await save();
    const body = { email: 'ada@afterglow.example', firstName: 'Grace', lastName: 'Byron', birthday: '1986-12-09' };
    expect(saved()).toEqual([{ params: { id: 1 }, body }]);
    expect(events).toEqual([UPDATED]);
    expect(session.getSession()).toMatchObject({
      member: { firstName: 'Grace', birthday: '1986-12-09T00:00:00.000Z' },
    });
    expect(field('First name')).toHaveValue('Grace');
  });

  test('a day that does not exist is said, and not sent', async () => {
    const { saved } = await open();
    write('Day', '31');
    write('Month', '2');
    await save();
    expect(screen.getByRole('alert')).toHaveTextContent('There is no such day, or it has not come yet.');
    expect(field('Day')).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  test('[ACCOUNT-020] an address of another account is said in the banner and in the field, and all stays', async () => {
    const { data, events } = await open();
    meetFault(data, 'updateMember', () =>
      Promise.resolve(Response.json({ code: 'conflict', message: 'No.' }, { status: 409 })),
    );
    write('Email', 'free@afterglow.example');
    write('Current password', 'secret');
    await save();
    const text = 'This e-mail address is already used by another account.';
    await waitFor(() => expect(events).toEqual([notice('warning', text)]));
    leaveFaults();
    expect(field('Email')).toHaveAccessibleDescription(text);
    expect(field('Email')).toHaveValue('free@afterglow.example');
  });

  test.each(faultsBut(409))(
    '[ACCOUNT-021] a save that %s is said, loses nothing, and can be tried again',
    async (_, fault) => {
      const { data, events, saved, session } = await open();
      meetFault(data, 'updateMember', fault);
      write('First name', 'Grace');
      jest.useFakeTimers();
      fireEvent.click(saveButton());
      await waitForFault();
      leaveFaults();
      expect(events).toEqual([SOMETHING_WENT_WRONG]);
      expect(field('First name')).toHaveValue('Grace');
      expect(session.getSession()).toMatchObject({ member: { firstName: 'Ada' } });
      await save();
      expect(saved()).toHaveLength(2);
    },
  );

  test('a profile that cannot be read is said, and asked for again', async () => {
    const answers = { getMember: () => Promise.reject(new Error('down')) };
    const page = await openPage(remote, { path: '/account/edit-profile', session: buildMemberSession(), answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
    page.data.answer({ getMember: () => ({ data: buildMember(ADA) }) });
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('First name')).toHaveValue('Ada');
  });
});

describe('a new e-mail address', () => {
  test('asks for the password, and waits for its link', async () => {
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
      'We have sent a link to grace@afterglow.example; until then your address stays ada@afterglow.example.',
    );
    expect(field('Email')).toHaveValue('ada@afterglow.example');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  test('with a wrong password is said in that field', async () => {
    const { data, events } = await open();
    meetFault(data, 'updateMember', () =>
      Promise.resolve(Response.json({ code: 'not_authenticated', message: 'No.' }, { status: 401 })),
    );
    write('Email', 'grace@afterglow.example');
    write('Current password', 'guess');
    await save();
    await waitFor(() => expect(events).toEqual([notice('danger', 'That password is not correct. Please try again.')]));
    leaveFaults();
    expect(field('Current password')).toHaveFocus();
  });

  test('of a member without a password leads to setting one', async () => {
    await open(ADA, 'unset');
    write('Email', 'grace@afterglow.example');
    expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set one first' })).toHaveAttribute('href', '/account/change-password');
  });
});

describe('the picture', () => {
  let canvas: ReturnType<typeof installCanvas>;
  beforeAll(() => {
    // jsdom has the element, but not its modal state.
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  beforeEach(() => {
    canvas = installCanvas();
  });
  afterEach(() => jest.restoreAllMocks());

  const choose = (file: File) => userEvent.upload(field('Profile picture'), file, { applyAccept: false });
  const photo = new File(['a photo'], 'me.png', { type: 'image/png' });
  const usePicture = () => screen.getByRole('button', { name: 'Use picture' });
  const place = () => screen.getByRole('application', { name: 'Position of the picture' });

  test("[ACCOUNT-023] is cut out, uploaded, and becomes the member's", async () => {
    const { events, saved, uploaded, session } = await open();
    await choose(photo);
    await userEvent.click(await screen.findByRole('button', { name: 'Use picture' }));
    await waitFor(() => expect(events).toEqual([UPDATED]));
    expect(uploaded()).toEqual([{ body: { fileName: 'me.png', fileBase64: btoa('square'), folder: 'members' } }]);
    expect(saved()).toEqual([{ params: { id: 1 }, body: { avatar: AVATAR } }]);
    expect(session.getSession()).toMatchObject({ member: { avatar: AVATAR } });
    expect(document.querySelector('img')).toHaveAttribute('src', `${AVATAR}?width=150`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('is moved and enlarged by keys, which say what they do', async () => {
    await open();
    await choose(photo);
    await screen.findByRole('dialog', { name: 'Position your picture' });
    place().focus();
    await userEvent.keyboard('{ArrowRight}+++');
    const said = 'Middle 53 percent from the left, 50 percent from the top, zoom 130 percent.';
    expect(screen.getByText(said)).toHaveAttribute('role', 'status');
    expect(screen.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '130 percent');
    screen.getByRole('slider', { name: 'Zoom' }).focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(usePicture());
    // Left, top, width and height in the picture; the whole file.
    await waitFor(() => expect(canvas.drawn.at(-1)).toEqual([expect.closeTo(220), 0, 400, 400, 0, 0, 600, 600]));
  });

  test.each([
    ['[ACCOUNT-022] [ACCOUNT-026] a text', new File(['text'], 'me.txt', { type: 'text/plain' })],
    ['[ACCOUNT-022] [ACCOUNT-026] a file without a type', new File(['?'], 'me')],
  ])('%s is refused and not sent', async (_, file) => {
    const { events, uploaded } = await open();
    expect(field('Profile picture')).toHaveAttribute('accept', 'image/*');
    await choose(file);
    await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a picture: a JPEG, PNG, WebP, GIF or AVIF file.');
    expect(uploaded()).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('[ACCOUNT-022] [ACCOUNT-026] what only pretends to be a picture is refused and not sent', async () => {
    const { events, uploaded } = await open();
    canvas.read.mockRejectedValueOnce(new Error('no picture'));
    await choose(photo);
    await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
    expect(uploaded()).toEqual([]);
  });

  test('[ACCOUNT-026] a file of any size is taken', async () => {
    const { events } = await open();
    const large = new File(['x'], 'large.png', { type: 'image/png' });
    Object.defineProperty(large, 'size', { value: 900 * 1024 * 1024 });
    await choose(large);
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(events).toEqual([]);
  });

  test.each(faultsBut())('[ACCOUNT-024] an upload that %s is said, and can be tried again', async (_, fault) => {
    const { data, events, saved, uploaded } = await open();
    meetFault(data, 'uploadMedia', fault);
    await choose(photo);
    await screen.findByRole('dialog');
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    fireEvent.click(usePicture());
    await waitForFault();
    leaveFaults();
    await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
    expect(saved()).toEqual([]);
    await userEvent.click(usePicture());
    await waitFor(() => expect(uploaded()).toHaveLength(2));
  });

  test('can be taken away', async () => {
    const { saved, events } = await open({ ...ADA, avatar: AVATAR });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(events).toEqual([UPDATED]));
    expect(saved()).toEqual([{ params: { id: 1 }, body: { avatar: null } }]);
    expect(document.querySelector('img')).not.toBeInTheDocument();
  });
});
