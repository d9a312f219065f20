import { cli } from '../support/site/cli.ts';
import { buildGuide, createTeamToken, GUIDE } from '../support/versions/guide-area.ts';
import { FREE_MEMBER } from '../pages/listener.ts';
import { createManager } from '../support/manager.ts';
import { RECORDED_VERSION, recordedArea } from '../support/recorded-area.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.0';

test('[PLATFORM-003] a new area has its page, title, menu entry and preview once live, without a new shell', async ({
  listener,
  site,
}) => {
  const folder = await buildGuide(VERSION);
  const token = await createTeamToken(site, GUIDE);
  await listener.open('/');
  const menu = listener.page.getByRole('navigation', { name: 'Main menu' });
  const entry = menu.getByRole('link', { name: 'Guide', exact: true });
  await expect(menu.getByRole('link', { name: 'Your Music' })).toBeVisible();
  await expect(entry).toBeHidden();

  await cli(site, '--token', token, 'publish', folder);
  const manager = await createManager(site);
  await manager.promote(GUIDE, VERSION);

  await test.step('in an open page', async () => {
    await entry.click();
    await expect(listener.page).toHaveURL(`${site.url}/guide`);
    await expect(listener.heading('Guide')).toBeVisible();
    await expect(listener.page).toHaveTitle('Afterglow | Guide');
    await expect(entry).toHaveAttribute('aria-current', 'page');
  });

  await test.step('for search engines', async () => {
    const html = await (await fetch(`${site.url}/guide`, { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('<title>Afterglow | Guide</title>');
    expect(html).toContain('<meta name="description" content="Guide, on Afterglow.">');
    expect(await (await fetch(`${site.url}/sitemaps/pages-1.xml`)).text()).toContain('/guide</loc>');
  });

  await test.step('and says so in place of its page while it is retired, until it is restored', async () => {
    await listener.open('/guide');
    await expect(listener.heading('Guide')).toBeVisible();
    await cli(site, 'retire', GUIDE, '--reason', 'the city sleeps');
    await expect(listener.heading("This part isn't available right now")).toBeVisible();
    await listener.open('/guide');
    await expect(listener.heading("This part isn't available right now")).toBeVisible();
    await cli(site, 'rollback', GUIDE, '--reason', 'it wakes');
    await expect(listener.heading('Guide')).toBeVisible();
  });

  await test.step('built against the first version of the contracts, with player, bus, session and catalog', async () => {
    await cli(site, '--token', token, 'publish', recordedArea('1.0.0'));
    await manager.promote(GUIDE, RECORDED_VERSION);
    await listener.comeBackAsMember();
    await listener.open('/guide/berlin');
    await expect(listener.heading('Tonight in berlin')).toBeVisible();
    const tonight = listener.main.getByRole('region', { name: 'Tonight' });
    await expect(tonight.getByRole('article')).toBeVisible();
    await expect(listener.main.getByText(`For ${FREE_MEMBER}`)).toBeVisible();
    await tonight.getByRole('button', { name: 'Hear it' }).click();
    await listener.expectSound();
    await expect(listener.main.getByRole('note')).toHaveText('playing, 1 in the queue, at /guide/berlin');
    await tonight.getByRole('button', { name: 'Tell me' }).click();
    await expect(listener.page.getByText('Mix added to your favorites').last()).toBeInViewport();
    await tonight.getByRole('link', { name: 'Read more' }).click();
    // It plays, which its page stores in the URL.
    await expect(listener.page).toHaveURL(/\/mix\/1\?play=true$/);
  });
});
