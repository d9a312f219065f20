import { installDialog } from '@afterglow/shared-ui/testing';
import type { RegistryToken } from '@afterglow/shared-registry-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { overviewOf, radio, sessionOf } from '../testing/builders.ts';
import { Refused } from '../testing/fake-registry.ts';
import { openConsole } from '../testing/open-console.tsx';

installDialog();

const SECRET = 'agt_told-once';

const token = (change: Partial<RegistryToken> = {}): RegistryToken => ({
  id: '6f1c1c0e-7d0e-4b5e-9a52-2a3a6c3a7b11',
  label: 'Pipeline of radio',
  role: 'team',
  remote: 'radio',
  state: 'valid',
  createdAtIso: '2026-11-01T10:00:00.000Z',
  createdBy: 'Ada',
  expiresAtIso: '2027-11-01T10:00:00.000Z',
  revokedAtIso: null,
  ...change,
});

const openTokens = () =>
  openConsole({
    session: sessionOf('manager'),
    overview: overviewOf([radio()]),
    search: '?view=tokens',
    prepare: (registry) => registry.answer('listTokens', () => ({ tokens: [token()] })),
  });

test('the secret of a new token is shown once, and disappears with its dialog', async () => {
  const { registry, user } = await openTokens();
  registry.answer('makeToken', () => ({ secret: SECRET, token: token({ label: 'Grace', role: 'viewer' }) }));
  const form = within(await screen.findByRole('form', { name: 'Create a token' }));
  await user.click(form.getByRole('button', { name: 'viewer' }));
  await user.type(form.getByLabelText('Name'), 'Grace');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('Secret')).toHaveValue(SECRET);
  expect(registry.sentTo('makeToken')[0]?.body).toEqual({ label: 'Grace', role: 'viewer' });
  await user.click(screen.getByRole('button', { name: "I've saved it" }));
  expect(document.documentElement.outerHTML).not.toContain(SECRET);
  expect(screen.queryByLabelText('Secret')).not.toBeInTheDocument();
});

test('a rejected form keeps its input', async () => {
  const { registry, user } = await openTokens();
  registry.answer('makeToken', () => new Refused(400, 'A token of a team names its area.'));
  const form = within(await screen.findByRole('form', { name: 'Create a token' }));
  await user.type(form.getByLabelText('Name'), 'Grace');
  await user.type(form.getByLabelText('Area'), 'Radio!');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A token of a team names its area.');
  expect(form.getByLabelText('Name')).toHaveValue('Grace');
});

test('a token is revoked after a confirmation that states the consequences', async () => {
  const { registry, user } = await openTokens();
  registry.answer('revokeToken', () => token({ state: 'revoked' }));
  await user.click(await screen.findByRole('button', { name: "Revoke Pipeline of radio's token" }));
  expect(registry.sentTo('revokeToken')).toEqual([]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/stops working everywhere right away/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(registry.sentTo('revokeToken')).toHaveLength(1));
});

test.each(['team', 'viewer'] as const)('a %s sees no link to the tokens', async (role) => {
  await openConsole({ session: sessionOf(role, role === 'team' ? 'radio' : null), overview: overviewOf([radio()]) });
  expect(screen.queryByRole('link', { name: 'Tokens' })).not.toBeInTheDocument();
});
