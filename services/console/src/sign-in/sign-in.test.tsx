import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app/app.tsx';
import { sessionOf } from '../testing/builders.ts';
import { installFakeEventSource } from '../testing/fake-event-source.ts';
import { type FakeRegistry, installFakeRegistry, Refused } from '../testing/fake-registry.ts';
import { takeSignInCode } from './sign-in-code.ts';

const TOKEN = 'agt_secret-of-ada';

let registry: FakeRegistry;
beforeEach(() => {
  registry = installFakeRegistry();
  installFakeEventSource();
  registry.answer('getSession', () => ({ session: null }));
  registry.answer('listReports', () => ({ counts: [] }));
});

test('a pasted token logs in, and is then nowhere in the page or its storage', async () => {
  registry.answer('signIn', () => sessionOf('manager'));
  const user = userEvent.setup();
  render(<App code={undefined} />);
  await user.type(await screen.findByLabelText('Token'), TOKEN);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('banner');
  expect(registry.sentTo('signIn')[0]?.body).toEqual({ token: TOKEN });
  expect(document.documentElement.outerHTML).not.toContain(TOKEN);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
});

test('a wrong token is rejected with a message, and the field stays', async () => {
  registry.answer(
    'signIn',
    () => new Refused(401, 'This token is unknown, expired, or revoked. Ask a release manager for a new one.'),
  );
  const user = userEvent.setup();
  render(<App code={undefined} />);
  await user.type(await screen.findByLabelText('Token'), 'agt_wrong{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This token is unknown, expired, or revoked. Ask a release manager for a new one.',
  );
  expect(screen.getByLabelText('Token')).toBeEnabled();
});

test('the code of a link is sent once and removed from the URL, and a used one says so', async () => {
  window.history.replaceState(null, '', '/releases/?area=radio#code=once');
  const code = takeSignInCode(window);
  expect(code).toBe('once');
  expect(window.location.href).toMatch(/\/releases\/\?area=radio$/);
  registry.answer('signIn', () => new Refused(401, 'This link has expired or was already used. Get a new one.'));
  render(<App code={code} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
  expect(registry.sentTo('signIn').map(({ body }) => body)).toEqual([{ code: 'once' }]);
});

test('logging out shows a confirmation and the login', async () => {
  registry.answer('getSession', () => ({ session: sessionOf('viewer') }));
  render(<App code={undefined} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText("You're logged out.")).toBeVisible();
  expect(screen.getByLabelText('Token')).toHaveFocus();
  await waitFor(() => expect(registry.sentTo('signOut')).toHaveLength(1));
});
