import { expect, test } from '../support/test.ts';

test('[PLAYER-074] a live channel plays 20 seconds without a stall, and no URL holds the session’s token', async ({
  listener,
}) => {
  const addresses: string[] = [];
  listener.page.on('request', (request) => addresses.push(request.url()));
  await listener.logIn();
  await listener.playChannel('deep');
  await listener.expectMusicThroughout(async () => {}, { atLeastMs: 20_000 });
  await expect(listener.player.getByRole('link', { name: 'Deep' })).toBeVisible();

  const user = await listener.page.evaluate(() => localStorage.getItem('auth.currentUser'));
  const { token } = JSON.parse(user ?? '') as { readonly token: string };
  expect(token.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address.includes('/v3/subscriptions/validate-streaming?'))).not.toEqual([]);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});

test('a visitor who presses play is asked to sign up or log in', async ({ listener }) => {
  await listener.open('/radio/chill');
  await listener.pressPlay();
  const prompt = listener.page.getByRole('dialog', { name: 'Start listening with a free account' });
  await expect(prompt).toContainText('Log in or sign up to start listening.');
  await expect(
    prompt.getByRole('link', { name: 'Sign Up' }).or(prompt.getByRole('button', { name: 'Sign Up' })),
  ).toBeVisible();
  await prompt.getByText('Log in', { exact: true }).click();
  await expect(listener.page).toHaveURL(/\/auth\/login/);
});
