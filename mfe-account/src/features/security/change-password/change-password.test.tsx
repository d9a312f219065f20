import { openPage } from '@afterglow/shared-area/testing';
import type { PasswordState } from '@afterglow/shared-contracts';
import { buildMember, buildMemberSession } from '@afterglow/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import {
  failuresExcept,
  endSimulation,
  simulateFailure,
  simulateCheckFailure,
  waitForFailure,
} from '../../../testing/faults.ts';
import { refuse } from '../../../testing/entry-forms.ts';
import { notification, SOMETHING_WENT_WRONG } from '../../../testing/notifications.ts';

const MISSING = notification('warning', 'Fill in all required fields.');
const HIDE = { name: 'notification:hide', payload: {} };
const NEW = 'a better password';

const recordWith = (state: PasswordState) => () => ({
  data: buildMember(),
  headers: new Headers({ 'x-password-state': state }),
});

async function open(state: PasswordState) {
  const answers = { getMember: recordWith(state), updateMember: () => ({ data: buildMember({ lastName: 'Byron' }) }) };
  const page = await openPage(remote, { path: '/account/change-password', session: buildMemberSession(), answers });
  const checked: string[] = [];
  page.session.checkPassword = async (password) => {
    checked.push(password);
    return password === 'old' ? 'right' : 'wrong';
  };
  const saved = () => page.data.calls.filter(({ name }) => name === 'updateMember').map(({ input }) => input);
  return { ...page, checked, saved };
}

const title = () => screen.getByRole('heading', { level: 1 });
const current = () => screen.getByLabelText('Current password');
const password = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const button = (name: string) => screen.getByRole('button', { name });

interface Filled {
  readonly current?: string;
  readonly password?: string;
  readonly confirmation?: string;
}

function fill({ current: old = 'old', password: fresh = NEW, confirmation: again = fresh }: Filled = {}) {
  const field = screen.queryByLabelText('Current password');
  if (field) fireEvent.change(field, { target: { value: old } });
  fireEvent.change(password(), { target: { value: fresh } });
  fireEvent.change(confirmation(), { target: { value: again } });
}

async function change(filled?: Filled) {
  fill(filled);
  await userEvent.click(button('Change Password'));
}

test('[ACCOUNT-028] without a password it is "Set Password" and has no field for the current one', async () => {
  await open('unset');
  expect(title()).toHaveTextContent('Set Password');
  expect(document.title).toBe('Afterglow | Set Password');
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
});

test('[ACCOUNT-029] with a password it is "Change Password" and has a field for the current one', async () => {
  await open('set');
  expect(title()).toHaveTextContent('Change Password');
  expect(document.title).toBe('Afterglow | Change Password');
  expect(current()).toBeVisible();
});

test('[ACCOUNT-030] [ACCOUNT-037] [ACCOUNT-039] checks the current password, saves the new one and shows both results', async () => {
  const page = await open('set');
  const steps: string[] = [];
  page.session.checkPassword = async () => {
    steps.push('checked');
    return 'right';
  };
  page.data.answer({
    updateMember: () => {
      steps.push('saved');
      return { data: buildMember({ lastName: 'Byron' }) };
    },
  });
  await change();
  await waitFor(() => expect(page.events).toContainEqual(notification('success', 'Password updated.')));
  expect(steps).toEqual(['checked', 'saved']);
  expect(page.saved()).toEqual([{ params: { id: 1 }, body: { password: NEW, currentPassword: 'old' } }]);
  expect(page.session.getSession()).toMatchObject({ member: { lastName: 'Byron' } });
  expect([current(), password(), confirmation()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '',
    '',
    '',
  ]);
});

test('[ACCOUNT-030] [ACCOUNT-032] a wrong current password shows an error, and nothing is saved', async () => {
  const { events, saved, checked } = await open('set');
  await change({ current: 'guess' });
  await waitFor(() => expect(events).toEqual([notification('danger', "That password isn't right. Please try again.")]));
  expect(checked).toEqual(['guess']);
  expect(saved()).toEqual([]);
  expect(current()).toHaveAccessibleDescription("That password isn't right. Please try again.");
  expect(current()).toHaveFocus();
  expect(password()).toHaveValue(NEW);
});

test('[ACCOUNT-032] a check that responds with 401 means a wrong password', async () => {
  const page = await open('set');
  simulateCheckFailure(page.session, () =>
    Promise.resolve(Response.json({ code: 'not_authenticated', message: 'No.' }, { status: 401 })),
  );
  await change();
  await waitFor(() =>
    expect(page.events).toEqual([notification('danger', "That password isn't right. Please try again.")]),
  );
  endSimulation();
  expect(page.saved()).toEqual([]);
  expect(current()).toHaveFocus();
});

test.each([
  ['[ACCOUNT-033] no current password', { current: '' }, current, 'This field is required'],
  ['[ACCOUNT-034] no new password', { password: '', confirmation: NEW }, password, 'This field is required'],
  [
    '[ACCOUNT-034] no confirmation',
    { confirmation: '' },
    confirmation,
    'This field is required and must match password above',
  ],
] as const)(
  '[ACCOUNT-036] [ACCOUNT-037] %s: a warning and a field error, without a request',
  async (_, filled, field, text) => {
    const { events, data, checked } = await open('set');
    const before = data.calls.length;
    await change(filled);
    expect(events).toEqual([MISSING]);
    expect(field()).toHaveAccessibleDescription(text);
    expect(field()).toHaveFocus();
    expect(checked).toEqual([]);
    expect(data.calls).toHaveLength(before);
  },
);

test('[ACCOUNT-034] [ACCOUNT-036] an empty form names every field', async () => {
  const { events } = await open('set');
  await userEvent.click(button('Change Password'));
  expect(events).toEqual([MISSING]);
  for (const field of [current(), password(), confirmation()]) expect(field).toBeInvalid();
  expect(current()).toHaveFocus();
});

test('shows all errors together, including a new password that is too short', async () => {
  const { events, checked } = await open('set');
  await change({ current: '', password: '1234567', confirmation: 'another password' });
  expect(current()).toHaveAccessibleDescription('This field is required');
  expect(password()).toHaveAccessibleDescription('Use at least 8 characters');
  expect(confirmation()).toHaveAccessibleDescription('This field is required and must match password above');
  expect(current()).toHaveFocus();
  expect([events, checked]).toEqual([[MISSING], []]);
});

test('[ACCOUNT-035] [ACCOUNT-037] two different new passwords show a warning, without a request', async () => {
  const { events, saved, checked } = await open('set');
  await change({ confirmation: 'another password' });
  expect(events).toEqual([notification('warning', "Your new passwords don't match.")]);
  expect(confirmation()).toHaveAccessibleDescription('This field is required and must match password above');
  expect([checked, saved()]).toEqual([[], []]);
});

test('a common password is rejected in its field', async () => {
  const { data, events } = await open('set');
  const message = 'password: That password is too common. Choose another one.';
  simulateFailure(data, 'updateMember', () =>
    Promise.resolve(Response.json({ code: 'validation_failed', message }, { status: 400 })),
  );
  await change();
  await waitFor(() =>
    expect(events).toEqual([notification('warning', 'That password is too common. Choose another one.')]),
  );
  endSimulation();
  expect(password()).toHaveAccessibleDescription('That password is too common. Choose another one.');
});

test('[ACCOUNT-038] [DATA-044] setting a password is confirmed and counts before the account is fetched again', async () => {
  const { data, events, saved } = await open('unset');
  fill();
  data.answer({ getMember: () => new Promise(() => undefined) });
  await userEvent.click(button('Set Password'));
  await waitFor(() => expect(events).toEqual([notification('success', 'Password set.')]));
  expect(saved()).toEqual([{ params: { id: 1 }, body: { password: NEW } }]);
  await waitFor(() => expect(title()).toHaveTextContent('Change Password'));
  expect(current()).toBeVisible();
});

test.each([
  [
    'is mailed a link',
    () => ({ data: undefined }),
    notification('success', 'Check your inbox. We sent you a link to reset your password.'),
  ],
  [
    'is told when there were too many',
    refuse('requestPasswordReset', 429),
    notification('warning', "We've sent you several emails already. Try again in an hour."),
  ],
  ['is told when it fails', refuse('requestPasswordReset', 500), SOMETHING_WENT_WRONG],
] as const)('a member who has forgotten the current password %s', async (_, requestPasswordReset, said) => {
  const { data, events } = await open('set');
  data.answer({ requestPasswordReset });
  await userEvent.click(button('Forgot it? Email me a link'));
  await waitFor(() => expect(events).toEqual([said]));
  expect(data.calls.at(-1)).toEqual({ name: 'requestPasswordReset', input: { body: { email: buildMember().email } } });
});

describe('Set Password', () => {
  const press = () => userEvent.click(button('Set Password'));

  test.each([
    ['[ACCOUNT-034] [ACCOUNT-036] no password', { password: '', confirmation: NEW }, password, MISSING],
    ['[ACCOUNT-034] [ACCOUNT-036] no confirmation', { confirmation: '' }, confirmation, MISSING],
    [
      '[ACCOUNT-035] another confirmation',
      { confirmation: 'another password' },
      confirmation,
      notification('warning', "Your new passwords don't match."),
    ],
  ] as const)('%s: a warning and a field error, without a request', async (_, filled, field, warning) => {
    const { events, saved } = await open('unset');
    fill(filled);
    await press();
    expect(events).toEqual([warning]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  test('[ACCOUNT-040] a failure shows an error and preserves the typed text', async () => {
    const { data, events } = await open('unset');
    data.answer({ updateMember: () => Promise.reject(new Error('down')) });
    fill();
    await press();
    await waitFor(() => expect(events).toEqual([SOMETHING_WENT_WRONG]));
    expect([title().textContent, (password() as HTMLInputElement).value]).toEqual(['Set Password', NEW]);
  });
});

test.each(failuresExcept())(
  '[ACCOUNT-040] a change that %s shows an error, preserves the typed text and can be retried',
  async (_, fault) => {
    const { data, events, saved } = await open('set');
    simulateFailure(data, 'updateMember', fault);
    fill();
    jest.useFakeTimers();
    fireEvent.click(button('Change Password'));
    await waitForFailure();
    endSimulation();
    expect(events).toEqual([SOMETHING_WENT_WRONG]);
    expect([current(), password(), confirmation()].map((field) => (field as HTMLInputElement).value)).toEqual([
      'old',
      NEW,
      NEW,
    ]);
    await userEvent.click(button('Change Password'));
    expect(saved()).toHaveLength(2);
    expect(events[1]).toEqual(HIDE);
  },
);

test.each(failuresExcept(401))(
  '[ACCOUNT-040] a check that %s shows an error, saves nothing, preserves the text and can be retried',
  async (_, fault) => {
    const page = await open('set');
    simulateCheckFailure(page.session, fault);
    fill();
    jest.useFakeTimers();
    fireEvent.click(button('Change Password'));
    await waitForFailure();
    endSimulation();
    expect(page.events).toEqual([SOMETHING_WENT_WRONG]);
    expect(page.saved()).toEqual([]);
    expect(password()).toHaveValue(NEW);
    page.session.checkPassword = async () => 'right';
    await userEvent.click(button('Change Password'));
    expect(page.saved()).toHaveLength(1);
  },
);

test('an account that cannot be read shows an error and can be fetched again', async () => {
  const answers = { getMember: () => Promise.reject(new Error('down')) };
  const page = await openPage(remote, { path: '/account/change-password', session: buildMemberSession(), answers });
  expect(await screen.findByRole('alert')).toHaveTextContent('Connection error');
  page.data.answer({ getMember: recordWith('set') });
  await userEvent.click(button('Retry'));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});
