import { openPage } from '@afterglow/shared-area/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../../area.ts';
import { RESET_LINK, field, link, refuse, type } from '../../../testing/entry-forms.ts';

const openReset = (status: number, path = RESET_LINK) =>
  openPage(remote, { path, answers: { getMember: refuse('getMember', status) } });

test('the rule for a new password is checked off while typing', async () => {
  await openReset(500);
  const tick = () => screen.getByText(/Use at least 8 characters/).querySelector('svg');
  type('Password', '1234567');
  expect(tick()).toBeNull();
  type('Password', 'no words');
  expect(tick()).not.toBeNull();
  expect(field('Password')).toHaveAccessibleDescription('Use at least 8 characters');
});

test.each([
  ['was used or is too old', 401, RESET_LINK],
  ['is of another member', 403, RESET_LINK],
  ['is not complete', 500, '/auth/reset-password?token=abc'],
])('a link that %s is reported before typing, with the path to a new one', async (_, status, path) => {
  await openReset(status, path);
  expect(await screen.findByText(/^This link has expired, was already used, or isn't complete\./)).toBeVisible();
  expect(link('Get a new link')).toHaveAttribute('href', '/auth/forgot-password');
});

test('a service that does not respond shows no error about the link', async () => {
  await openReset(503);
  expect(field('Password')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get a new link' })).not.toBeInTheDocument();
});
