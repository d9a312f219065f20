import { cli } from '../support/site/cli.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';

const VERSION = '1.0.11';
const PAGES = 'src/pages.ts';

/** The page of a channel and the one for members have other paths, and nothing else is changed. */
function buildMovedRadio(): Promise<string> {
  return buildPatchedArea('mfe-radio', VERSION, [
    {
      file: PAGES,
      before: "path: '/radio/:channelId',",
      after: "path: '/radio/channels/:channelId', formerly: ['/radio/:channelId'],",
    },
    { file: PAGES, before: "name: 'channel',", after: "name: 'channel/moved'," },
    {
      file: PAGES,
      before: "path: '/radio/favorites',",
      after: "path: '/radio/loved', formerly: ['/radio/favorites'],",
    },
  ]);
}

test('[PLATFORM-022] moving a page takes one release of its area, and the previous path redirects', async ({
  listener,
  site,
}) => {
  const { page } = listener;
  const manager = await createManager(site);
  const shell = await shellOf(site.url);
  const folder = await buildMovedRadio();
  await listener.open('/radio/deep?day=2');
  await expect(listener.heading('Deep')).toBeVisible();
  await listener.expectRoutes(['channel']);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  await cli(site, 'publish', folder);
  await manager.promote('radio', VERSION);

  await test.step('in a tab that has it open, and by a link that names it', async () => {
    await expect(page).toHaveURL(`${site.url}/radio/channels/deep?day=2`);
    await expect(listener.heading('Deep')).toBeVisible();
    await listener.follow('/radio/classics?day=3');
    await expect(page).toHaveURL(`${site.url}/radio/channels/classics?day=3`);
    await expect(listener.heading('Classics')).toBeVisible();
    expect((await listener.routeNames()).at(-1)).toBe('channel/moved');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });

  await test.step('for a fresh load, a link preview and search engines', async () => {
    const former = await fetch(`${site.url}/radio/deep?day=2`, { headers: AS_BROWSER, redirect: 'manual' });
    expect([former.status, former.headers.get('location')]).toEqual([308, '/radio/channels/deep?day=2']);
    const html = await (await fetch(`${site.url}/radio/deep`, { headers: AS_BROWSER })).text();
    expect(html).toContain(`<link rel="canonical" href="${site.url}/radio/channels/deep">`);
    expect(html).toContain(`<meta property="og:url" content="${site.url}/radio/channels/deep">`);
    expect(html).toContain('<title>Afterglow | Deep</title>');
    const listed = await (await fetch(`${site.url}/sitemaps/pages-1.xml`)).text();
    expect(listed).toContain(`<loc>${site.url}/radio/channels/deep</loc>`);
    expect(listed).not.toContain(`<loc>${site.url}/radio/deep</loc>`);
    const robots = await (await fetch(`${site.url}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /radio/loved\n');
    expect(robots).not.toContain('Disallow: /radio/favorites\n');
  });

  await test.step('for the guard, which redirects to the current path after the login', async () => {
    await listener.hasSkippedPremium();
    await listener.open('/radio/favorites');
    await expect(page).toHaveURL(`${site.url}/auth/login`);
    await listener.fillLogIn();
    await expect(page).toHaveURL(`${site.url}/radio/loved`);
    await expect(listener.main.getByRole('heading', { name: 'Favorites' })).toBeAttached();
  });

  expect(await shellOf(site.url)).toBe(shell);
  await cli(site, 'rollback', 'radio', '--reason', 'the pages move back');
  await listener.open('/radio/deep');
  await expect(listener.heading('Deep')).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/radio/deep`);
});

const AS_BROWSER = { accept: 'text/html' };

async function shellOf(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl, { headers: AS_BROWSER })).text();
  return [...html.matchAll(/\/remotes\/shell\/[^"]+\.js/g)].map(([file]) => file).join(' ');
}
