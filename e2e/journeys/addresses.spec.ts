import { expect, test } from '../support/test.ts';

test('[SHELL-005] [SHELL-006] [SHELL-010] an unknown path redirects to /404, opened or followed, and the title says so', async ({
  listener,
}) => {
  const { page } = listener;
  const TITLE = 'Afterglow | 404 - Error Page';
  await listener.open('/404');
  await expect(listener.heading('404 Not Found')).toBeVisible();
  await expect(page).toHaveTitle(TITLE);

  await listener.open('/no/such/page');
  await expect(page).toHaveURL(`${listener.siteUrl}/404`);
  await expect(listener.heading('404 Not Found')).toBeVisible();

  await listener.visit('radio');
  await expect(page).toHaveTitle('Afterglow | Radio');
  await listener.follow('/nowhere');
  await expect(page).toHaveURL(`${listener.siteUrl}/404`);
  await expect(page).toHaveTitle(TITLE);
  await page.goBack();
  await expect(page).toHaveURL(`${listener.siteUrl}/radio`);
});

test('[SEARCH-002] every kind of results has its URL with a keyword, and redirects to the search without one', async ({
  listener,
}) => {
  const { page, main, siteUrl } = listener;
  await listener.open('/search');
  for (const [part, tab] of [
    ['top', 'Top Results'],
    ['mixes', 'Mixes'],
    ['genres', 'Genres'],
    ['artists', 'Artists'],
    ['shows', 'Shows'],
    ['tracklist', 'Tracklist'],
  ] as const) {
    await listener.follow(`/search/results/${part}/low_tide`);
    await expect(listener.heading('Results for low tide')).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'Results' }).locator('[aria-current=page]')).toHaveText(tab);
    await expect(page).toHaveURL(`${siteUrl}/search/results/${part}/low_tide`);
    await listener.follow(`/search/results/${part}`);
    await expect(page).toHaveURL(`${siteUrl}/search`);
  }
});

test("any text typed in the top bar's field leads to a URL that can be opened again", async ({ listener }) => {
  const { page, siteUrl } = listener;
  const field = page.locator('header').getByRole('combobox');
  await listener.open('/');
  for (const [typed, path] of [
    ['..', '/search/results/top/.._'],
    ['ж'.repeat(10_000), `/search/results/top/${encodeURIComponent('ж'.repeat(200))}`],
  ] as const) {
    await listener.visit('radio');
    await field.fill(typed);
    await field.press('Enter');
    await expect(page).toHaveURL(siteUrl + path);
  }
  await page.reload();
  await expect(listener.heading(/^Results for ж{200}$/)).toBeVisible();
});

test('[SHELL-066] a trailing slash is removed, opened or followed, and the query stays', async ({ listener }) => {
  const { page } = listener;
  await listener.open('/browse/charts/');
  await expect(page).toHaveURL(`${listener.siteUrl}/browse/charts`);
  await expect(listener.heading('Charts')).toBeVisible();
  await listener.follow('/radio/deep/?from=menu');
  await expect(page).toHaveURL(`${listener.siteUrl}/radio/deep?from=menu`);
});

test('another spelling redirects to the canonical URL, opened or followed', async ({ listener, site }) => {
  const { page } = listener;
  for (const [path, written] of [
    ['/genre/deep%20house?from=menu', '/genre/deep_house?from=menu'],
    ['/radio/CHILL/schedule', '/radio/chill/schedule'],
  ] as const) {
    const answer = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, written]);
  }
  await listener.open('/radio/CHILL');
  await expect(page).toHaveURL(`${listener.siteUrl}/radio/chill`);
  await expect(listener.heading('Chill')).toBeVisible();
  await listener.follow('/genre/Deep_House');
  await expect(page).toHaveURL(`${listener.siteUrl}/genre/deep_house`);
  await expect(listener.heading('Deep House')).toBeVisible();
});

test('malformed URLs and capitals lead to a page or to a 404, and never to an error', async ({ listener }) => {
  const { page } = listener;
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const [path, heading] of [
    ['/radio/?x=1#y', 'Radio'],
    ['//radio', 'Radio'],
    ['/radio//deep', 'Deep'],
    ['/mix/%E0%A4%A', '404 Mix Not Found'],
    ['/RADIO', '404 Not Found'],
  ] as const) {
    await listener.open(path);
    await expect(listener.heading(/.+/), path).toHaveText(heading);
  }
  expect(errors).toEqual([]);
});

test('a missing page has the status 404, whatever is wrong with the URL', async ({ site }) => {
  for (const path of [
    '/mix/abc',
    '/mix/99999',
    '/shows/99999',
    '/artist/99999',
    '/browse/charts/99999',
    '/browse/playlists/99999',
    '/radio/polka',
    '/nowhere',
  ]) {
    const answer = await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<div id="app">');
  }
});

test('[SHELL-011] [SHELL-049] [ANALYTICS-002] [SEARCH-001] another page, ID or channel is a named page view, and the search shows recent searches', async ({
  listener,
}) => {
  const { page } = listener;
  const steps = [
    ['/mix/1', 'mix'],
    ['/mix/2', 'mix'],
    ['/browse/charts', 'browse/charts/index'],
    ['/browse/playlists', 'browse/playlists/index'],
    ['/radio/deep', 'channel'],
    ['/radio/chill', 'channel'],
    ['/search', 'search'],
    ['/premium', 'premium'],
    ['/premium/view-plans', 'premium/view-plans'],
    ['/auth/login', 'login'],
  ] as const;
  await listener.open('/mix/1');
  for (const [path] of steps.slice(1)) {
    await expect(listener.heading(/.+/)).toBeVisible();
    // The page must be a new one: a page restored from the cache would still have this element.
    const left = await listener.heading(/.+/).elementHandle();
    await listener.follow(path);
    await expect(page).toHaveURL(`${listener.siteUrl}${path}`);
    await expect(listener.heading(/.+/)).toBeVisible();
    await expect.poll(() => left?.evaluate((heading) => heading.isConnected && heading.checkVisibility())).toBe(false);
  }
  const counted = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .filter(({ event }) => event === 'page_view')
        .map((event) => [event['path'], event['name']]),
    );
  await expect.poll(counted).toEqual(steps);

  await listener.follow('/mix/1');
  await expect(listener.heading(/.+/)).toBeFocused();
  await listener.follow('/search');
  await listener.expectArea('search');
  await page.goBack();
  await expect(page).toHaveURL(/\/mix\/1$/);
  await page.goForward();
  await listener.expectArea('search');
  const recent = listener.main.getByRole('region', { name: 'Recent searches' });
  await expect(recent).toBeHidden();
  await listener.follow('/mix/2');
  await expect(page).toHaveURL(/\/mix\/2$/);
  // Until the mix is loaded, its page has the name of its kind.
  await expect(listener.heading(/.+/)).not.toHaveText(/^(Mix|Search)$/);
  const title = await listener.heading(/.+/).innerText();
  await page.goBack();
  await expect(recent.getByRole('link')).toHaveText([title]);
});

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}
