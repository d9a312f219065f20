import { openPage } from '@afterglow/shared-area/testing';
import { buildMember } from '@afterglow/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../../area.ts';
import { NO_CAPTCHA } from '../../../testing/captcha.ts';
import {
  EMAIL,
  PASSWORD,
  REQUIRED,
  TOO_COMMON,
  field,
  fillSignUp,
  link,
  press,
  refuse,
  refuseCommon,
  sentTo,
} from '../../../testing/entry-forms.ts';
import { endSimulation, simulateFailure } from '../../../testing/faults.ts';
import { notification } from '../../../testing/notifications.ts';

afterEach(() => sessionStorage.clear());

const INVALID_SIGN_UP = notification('warning', 'Check your email and password.');

const radio = (name: string) => screen.getByRole('radio', { name });
const select = (name: string) => screen.getByRole('combobox', { name });
const optionsOf = (name: string) => [...select(name).querySelectorAll('option')].slice(1).map(({ text }) => text);

const member = buildMember({ email: EMAIL });
const signedUp = (headers: Headers) => () => ({ data: { ...member, members_id: { id: member.id } }, headers });
const openSignUp = (answer = signedUp(new Headers({ 'x-auth-token': 'abc' })), query = '') =>
  openPage(remote, { path: `/auth/signup${query}`, answers: { ...NO_CAPTCHA, createMember: answer } });

describe('signing up', () => {
  test('[AUTH-015] [AUTH-016] [AUTH-017] [AUTH-020] the form has its fields, none chosen, and years up to the current one', async () => {
    await openSignUp();
    for (const label of ['Email', 'Confirm email', 'Password', 'Confirm password'])
      expect(field(label)).toHaveValue('');
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
      ['MALE', false],
      ['FEMALE', false],
    ]);
    expect(optionsOf('Day')).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)));
    const MONTHS = 'January February March April May June July August September October November December';
    expect(optionsOf('Month')).toEqual(MONTHS.split(' '));
    const february = select('Month').querySelector('option[value="2"]');
    expect(february).toHaveTextContent('February');
    const years = optionsOf('Year').map(Number).sort();
    expect([years[0], years.at(-1), years.length]).toEqual([
      1900,
      new Date().getFullYear(),
      new Date().getFullYear() - 1899,
    ]);
    expect(link('Log in')).toHaveAttribute('href', '/auth/login');
    expect(screen.getByText(/^By continuing, you agree/)).toBeVisible();
  });

  test('[AUTH-035] [AUTH-036] [AUTH-037] [AUTH-041] [AUTH-043] an empty form shows the missing fields, and sends nothing', async () => {
    const { events, data } = await openSignUp();
    await press('Sign Up');
    expect(field('Email')).toHaveAccessibleDescription('This field is required and must be an email');
    expect(field('Confirm email')).toHaveAccessibleDescription('This field is required and must match the email above');
    expect(field('Password')).toHaveAccessibleDescription(REQUIRED);
    expect(field('Confirm password')).toHaveAccessibleDescription(
      'This field is required and must match password above',
    );
    expect(field('Email')).toHaveFocus();
    expect(events).toEqual([INVALID_SIGN_UP]);
    expect(sentTo(data, 'createMember')).toEqual([]);
  });

  test.each([
    [
      '[AUTH-035] [AUTH-043] an email that is none',
      { email: 'ada' },
      'Email',
      'This field is required and must be an email',
    ],
    [
      '[AUTH-036] an email that is none, twice,',
      { email: 'ada' },
      'Confirm email',
      'This field is required and must match the email above',
    ],
    [
      '[AUTH-036] another email',
      { confirmEmail: 'b@c.example' },
      'Confirm email',
      'This field is required and must match the email above',
    ],
    [
      '[AUTH-037] another password',
      { confirmPassword: 'x' },
      'Confirm password',
      'This field is required and must match password above',
    ],
    ['a short password', { password: 'short' }, 'Password', 'Use at least 8 characters'],
  ])('%s shows an error at its field', async (_, filled, label, message) => {
    const { data, events } = await openSignUp();
    fillSignUp(filled);
    await press('Sign Up');
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(events).toEqual([INVALID_SIGN_UP]);
    expect(sentTo(data, 'createMember')).toEqual([]);
  });

  test('an impossible birthday is shown together with the other errors', async () => {
    const { data, events } = await openSignUp();
    for (const [part, label] of [
      ['Day', '31'],
      ['Month', 'February'],
      ['Year', '1990'],
    ] as const)
      await userEvent.selectOptions(select(part), label);
    await press('Sign Up');
    expect(screen.getByText("That date doesn't exist or is in the future.")).toBeVisible();
    expect(field('Password')).toHaveAccessibleDescription(REQUIRED);
    expect(field('Email')).toHaveFocus();
    expect(events).toEqual([INVALID_SIGN_UP]);
    await userEvent.selectOptions(select('Month'), 'March');
    expect(screen.queryByText("That date doesn't exist or is in the future.")).not.toBeInTheDocument();
    expect(sentTo(data, 'createMember')).toEqual([]);
  });

  test('[AUTH-038] [AUTH-020] sends a birthday only if it is complete, and a gender only if it is chosen', async () => {
    const { data, events } = await openSignUp(refuse('createMember', 500));
    fillSignUp();
    await press('Sign Up');
    await userEvent.selectOptions(select('Day'), '31');
    await press('Sign Up');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a day, month, and year, or none of them.');
    await userEvent.selectOptions(select('Month'), 'February');
    await userEvent.selectOptions(select('Year'), '1990');
    await press('Sign Up');
    expect(screen.getByRole('alert')).toHaveTextContent("That date doesn't exist or is in the future.");
    expect(select('Day')).toHaveFocus();
    // Neither is an error of the email or the password.
    expect(events.slice(1)).toEqual([{ name: 'notification:hide', payload: {} }]);
    await userEvent.selectOptions(select('Day'), '7');
    await userEvent.click(radio('Female'));
    await press('Sign Up');
    const bare = { email: EMAIL, password: PASSWORD, username: EMAIL };
    await waitFor(() => expect(sentTo(data, 'createMember')).toHaveLength(2));
    expect(sentTo(data, 'createMember').map(({ body }) => body)).toEqual([
      bare,
      { ...bare, birthday: '1990-02-07', gender: 'FEMALE' },
    ]);
  });

  test('a domain in another script is sent in its DNS spelling', async () => {
    const { data } = await openSignUp();
    fillSignUp({ email: 'leila@bücher.example' });
    await press('Sign Up');
    await waitFor(() => expect(sentTo(data, 'createMember')).toHaveLength(1));
    expect(sentTo(data, 'createMember')[0]?.body).toMatchObject({ email: 'leila@xn--bcher-kva.example' });
  });

  test.each([
    ['', '/premium'],
    ['?redirect=/mix/12', '/mix/12'],
    ['?redirect=//elsewhere.example', '/premium'],
    ['?redirect=https://elsewhere.example', '/premium'],
    ['?redirect=/%09/elsewhere.example', '/premium'],
    ['?redirect=/.//elsewhere.example', '/premium'],
    ['?redirect=/%5Celsewhere.example', '/premium'],
    ['?redirect=mix/12', '/premium'],
  ])('with %j in the URL it logs the listener in and leads to %s', async (query, path) => {
    const { navigation, session } = await openSignUp(undefined, query);
    fillSignUp();
    await press('Sign Up');
    await waitFor(() => expect(navigation.visits).toEqual([{ path, replace: true }]));
    expect(session.getSession()).toMatchObject({ status: 'member', user: { email: EMAIL } });
  });

  test('[AUTH-027] without a token in the response it leads to /premium as a visitor', async () => {
    const { navigation, session } = await openSignUp(signedUp(new Headers()));
    fillSignUp();
    await press('Sign Up');
    await waitFor(() => expect(navigation.visits).toEqual([{ path: '/premium', replace: true }]));
    expect(session.getSession()).toEqual({ status: 'visitor' });
  });

  test('[AUTH-077] a common password is rejected at its field, before and after it is sent', async () => {
    const { data, events } = await openSignUp(refuseCommon('createMember'));
    fillSignUp({ password: 'PassWord1' });
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(TOO_COMMON));
    fillSignUp();
    expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters');
    await press('Sign Up');
    await waitFor(() => expect(field('Password')).toHaveAccessibleDescription(TOO_COMMON));
    expect(field('Password')).toHaveFocus();
    expect(events).toEqual([notification('warning', TOO_COMMON)]);
    expect(sentTo(data, 'createMember')).toHaveLength(1);
  });

  test.each([
    ['[AUTH-055] a password', 'none', 'You already have an account with this email. Log in instead.'],
    ['[AUTH-056] Facebook', 'facebook', 'You signed up with Facebook. Log in with Facebook instead.'],
    ['[AUTH-056] another network', 'orkut', 'You signed up with orkut. Log in with orkut instead.'],
  ])('shows an account with %s', async (_, used, message) => {
    const { data, events } = await openSignUp();
    const init = { status: 409, headers: { 'x-network-used': used } };
    simulateFailure(data, 'createMember', async () => Response.json({ code: 'conflict', message: 'No.' }, init));
    fillSignUp();
    await press('Sign Up');
    await waitFor(() => expect(events).toEqual([notification('warning', message)]));
    endSimulation();
    expect(field('Email')).toHaveValue(EMAIL);
  });
});
