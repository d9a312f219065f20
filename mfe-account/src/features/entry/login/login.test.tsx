import { openPage } from '@afterglow/shared-area/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEventBus, type LoginOutcome, type SessionState } from '@afterglow/shared-contracts';
import { buildMemberSession } from '@afterglow/shared-contracts/testing';
import { createDataLayer } from '@afterglow/shared-data';
import { remote } from '../../../area.ts';

afterEach(() => sessionStorage.clear());

const form = {
  email: () => screen.getByRole('textbox', { name: 'Email' }),
  password: () => screen.getByLabelText('Password'),
  submit: () => userEvent.click(screen.getByRole('button', { name: 'Log In' })),
  fill: async (email: string, password: string) => {
    await userEvent.type(form.email(), email);
    await userEvent.type(form.password(), password);
  },
};

const openLogin = (session?: SessionState) => openPage(remote, { path: '/auth/login', ...(session && { session }) });

async function logInWith(outcome: LoginOutcome) {
  const page = await openLogin();
  page.session.login = () => Promise.resolve(outcome);
  await form.fill('free@afterglow.example', 'secret');
  await form.submit();
  return page;
}

test('[AUTH-009] the page has an email field, a password field and a button "Log In"', async () => {
  await openLogin();
  expect(form.email()).toBeVisible();
  expect(form.password()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
  expect(document.title).toBe('Afterglow | Log In');
});

test('[AUTH-010] the password can be shown and hidden again', async () => {
  await openLogin();
  expect(form.password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: /show password/i }));
  expect(form.password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: /hide password/i }));
  expect(form.password()).toHaveAttribute('type', 'password');
});

test('[AUTH-032] [AUTH-033] [AUTH-034] invalid input shows errors at the fields and in the banner, and nothing is sent', async () => {
  const page = await openLogin();
  const login = jest.spyOn(page.session, 'login');
  await userEvent.type(form.email(), 'nobody');
  await form.submit();
  expect(screen.getByText('This field is required and must be an email')).toBeVisible();
  expect(screen.getByText('This field is required')).toBeVisible();
  expect(form.email()).toBeInvalid();
  expect(page.events).toEqual([
    {
      name: 'notification:show',
      payload: { type: 'danger', message: 'Check your email and password.' },
    },
  ]);
  expect(login).not.toHaveBeenCalled();
});

test('[AUTH-032] an empty email address is rejected', async () => {
  const page = await openLogin();
  const login = jest.spyOn(page.session, 'login');
  await userEvent.type(form.password(), 'secret');
  await form.submit();
  expect(screen.getByText('This field is required and must be an email')).toBeVisible();
  expect(form.email()).toBeInvalid();
  expect(form.password()).toBeValid();
  expect(login).not.toHaveBeenCalled();
});

test('typing into a field clears its error', async () => {
  await openLogin();
  await form.submit();
  await userEvent.type(form.password(), 'x');
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
});

test.each([
  [
    '[AUTH-052] an unknown e-mail address',
    'email-not-found',
    "We couldn't find an account with this email. Check it for typos, or sign up.",
  ],
  ['[AUTH-053] a wrong password', 'wrong-password', "That password isn't right. Please try again."],
] as const)('%s shows an error, and both fields are cleared', async (_, outcome, message) => {
  const page = await logInWith(outcome);
  expect(page.events).toEqual([{ name: 'notification:show', payload: { type: 'danger', message } }]);
  expect(form.email()).toHaveValue('');
  expect(form.password()).toHaveValue('');
});

test('after a wrong password the right field has focus, and the next try clears the error', async () => {
  const page = await logInWith('wrong-password');
  expect(form.email()).toHaveFocus();
  expect(page.events.map(({ name }) => name)).toEqual(['notification:show']);
  page.session.login = () => Promise.resolve('logged-in');
  await form.fill('free@afterglow.example', 'right');
  await form.submit();
  expect(page.events.map(({ name }) => name)).toEqual(['notification:show', 'notification:hide']);
});

test('focuses the first invalid field', async () => {
  await openLogin();
  await userEvent.type(form.email(), 'free@afterglow.example');
  await form.submit();
  expect(form.password()).toHaveFocus();
});

test('[AUTH-054] any other failure shows an error, and the typed text stays', async () => {
  const page = await logInWith('failed');
  expect(page.events).toEqual([
    {
      name: 'notification:show',
      payload: { type: 'danger', message: 'Something went wrong. Please try again.' },
    },
  ]);
  expect(form.email()).toHaveValue('free@afterglow.example');
  expect(screen.getByRole('button', { name: 'Log In' })).toBeEnabled();
});

test('[AUTH-028] a login leads back to where the listener came from', async () => {
  const page = await openLogin();
  page.session.takeRedirectPath = () => '/mix/12';
  await form.fill('free@afterglow.example', 'secret');
  await form.submit();
  expect(page.navigation.visits).toEqual([{ path: '/mix/12', replace: true }]);
});

describe('over the real session', () => {
  const layers: ReturnType<typeof createDataLayer>[] = [];
  afterEach(() => layers.splice(0).forEach((layer) => layer.dispose()));

  async function logInAt(answer: () => Promise<Response>) {
    const page = await openLogin();
    const layer = createDataLayer({ bus: createEventBus(), baseUrl: 'https://service.test', fetch: answer });
    layers.push(layer);
    page.session.login = (credentials) => layer.session.login(credentials);
    await form.fill('free@afterglow.example', 'secret');
    await form.submit();
    return page;
  }
  const refusedWith = (status: number) => () =>
    Promise.resolve(Response.json({ code: 'unexpected', message: 'No.' }, { status }));

  test.each([
    [
      '[AUTH-052] 404 is an unknown e-mail address',
      404,
      "We couldn't find an account with this email. Check it for typos, or sign up.",
    ],
    ['[AUTH-053] 401 is a wrong password', 401, "That password isn't right. Please try again."],
  ])('a login that responds with %s, and both fields are cleared', async (_, status, message) => {
    const { events } = await logInAt(refusedWith(status));
    await waitFor(() => expect(events).toMatchObject([{ payload: { type: 'danger', message } }]));
    expect(form.email()).toHaveValue('');
    expect(form.password()).toHaveValue('');
  });

  test('[AUTH-028] a listener without a previous page is redirected to "/"', async () => {
    const page = await openLogin();
    const layer = createDataLayer({ bus: createEventBus(), baseUrl: 'https://service.test' });
    layers.push(layer);
    page.session.takeRedirectPath = () => layer.session.takeRedirectPath();
    await form.fill('free@afterglow.example', 'secret');
    await form.submit();
    expect(page.navigation.visits).toEqual([{ path: '/', replace: true }]);
  });
});

test('a logged-in member is redirected home', async () => {
  const page = await openLogin(buildMemberSession());
  expect(page.navigation.visits).toEqual([{ path: '/', replace: true }]);
});
