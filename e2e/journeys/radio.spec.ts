import { expect, test } from '../support/test.ts';

test('[RADIO-003] [RADIO-004] [RADIO-005] [RADIO-006] [RADIO-012] [RADIO-015] [RADIO-016] a visitor sees every radio page but the favorites, whose tab leads to the login', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  await listener.open('/radio');
  await main.getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/auth/login`);

  await listener.open('/radio/deep');
  await expect(main.getByRole('region', { name: 'Now Playing' })).toBeVisible();
  await main.getByRole('link', { name: 'Show Schedule', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/radio/deep/schedule`);
  await expect(main.getByRole('group', { name: 'Day' })).toBeVisible();
  await expect(main.getByText(/^Times shown in /)).toBeVisible();
  await main.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/radio/deep/history`);
  await expect(main.getByRole('list', { name: 'History' })).toBeVisible();
  await listener.expectRoutes(['channel', 'channel/schedule', 'channel/history']);

  // As a document: there is no previous page.
  await listener.open('/radio/classics/schedule');
  await expect(page).toHaveURL(`${siteUrl}/radio/classics`);
  await expect(listener.heading('Classics')).toBeVisible();
  await listener.open('/radio/favorites');
  await expect(page).toHaveURL(`${siteUrl}/auth/login`);
  await listener.open('/radio/polka');
  await expect(page).toHaveURL(`${siteUrl}/404?resource=Channel`);
});

test('[RADIO-001] [RADIO-002] a member adds a favorite channel, finds it among the favorites, and removes it', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  await listener.comeBackAsMember();
  await listener.open('/radio');
  await expect(main.getByRole('list', { name: 'Channels' })).toBeVisible();
  await main.getByRole('link', { name: 'Favorites', exact: true }).click();
  await expect(page).toHaveURL(`${siteUrl}/radio/favorites`);
  await expect(main.getByRole('heading', { name: 'No favorite channels yet' })).toBeVisible();
  await listener.expectRoutes(['channel-index', 'channel-index/favorites']);

  await listener.follow('/radio/deep');
  const add = main.getByRole('button', { name: 'Add to favorites' });
  await expect(add).toBeVisible();
  // A click on the skeleton's button is lost when the page replaces it.
  await expect(main.locator('[data-waiting]')).toHaveCount(0);
  await add.click();
  await expect(main.getByRole('button', { name: 'Remove from favorites' })).toBeVisible();
  await listener.follow('/radio/favorites');
  await expect(main.getByRole('list', { name: 'Favorite channels' }).getByRole('link')).toHaveText(['Deep']);
  await main.getByRole('link', { name: 'Deep' }).click();
  await main.getByRole('button', { name: 'Remove from favorites' }).click();
  await listener.follow('/radio/favorites');
  await main.getByRole('link', { name: 'Discover New Channels' }).click();
  await expect(page).toHaveURL(`${siteUrl}/radio`);
});

test('with a broken socket the page keeps the program, marks it as possibly stale, and recovers', async ({
  spoiltListener: listener,
  faults,
}) => {
  const { page } = listener;
  const socket = /\/stations\/nowplaying$/;
  const opened = page.waitForEvent('websocket');
  await listener.open('/radio');
  await (await opened).waitForEvent('framereceived');
  const deep = page.getByRole('main').locator('article[data-channel="deep"]');
  await expect(deep).toContainText('·');
  faults.corrupt(socket, 'never-answering');
  faults.cut(socket);
  const alert = page.getByRole('status').filter({ hasText: 'This may be out of date' });
  await expect(alert).toBeVisible({ timeout: 30_000 });
  await expect(deep).toContainText('·');
  faults.restore();
  const healedAt = Date.now();
  await expect(alert).toBeHidden({ timeout: 30_000 });
  test.info().annotations.push({ type: 'current after', description: `${Date.now() - healedAt} ms` });
  await expect(deep).toContainText('·');
});
