import { expect, test } from '../support/test.ts';

test('[PLAYER-074] a live channel plays 20 seconds without a stall, and no URL holds the session’s token', async ({
  listener,
}) => {
  const addresses: string[] = [];
  listener.page.on('request', (request) => addresses.push(request.url()));
  await listener.comeBackAsMember();
  await listener.playChannel('deep');
  await listener.expectMusicThroughout(async () => {}, { atLeastMs: 20_000 });
  await expect(listener.player.getByRole('link', { name: 'Deep' })).toBeVisible();

  const user = await listener.page.evaluate(() => localStorage.getItem('auth.currentUser'));
  const { token } = JSON.parse(user ?? '') as { readonly token: string };
  expect(token.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => address.includes('/v3/subscriptions/validate-streaming?'))).not.toEqual([]);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});
