import { BrowsePages } from '../pages/browse-pages.ts';
import { expect, test } from '../support/test.ts';

test('[BROWSE-001] [BROWSE-002] [BROWSE-003] [BROWSE-005] a visitor finds the whole of Home at "/"', async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  await browse.open('/', 'Home');
  await expect(listener.page).toHaveTitle('Afterglow | Home');
  const description = listener.page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', 'Live radio channels and on-demand DJ mixes.');

  await expect(listener.main.getByRole('region', { name: 'Featured', exact: true })).toBeVisible();
  const chart = browse.section('Latest Mixes').locator('xpath=following-sibling::section[1]');
  // Named only once its chart has loaded.
  await expect(chart.getByRole('listitem').getByRole('link').first()).toBeVisible();
  await expect(chart).not.toHaveAttribute('aria-label', 'Chart');
  const [banner, ...sections] = await browse.sectionTitles();
  const box = await chart.getAttribute('aria-label');
  expect(banner).toBe(await listener.main.getByRole('article', { name: /^1 of/ }).getByRole('heading').textContent());
  expect(sections).toEqual([
    'Featured Playlists',
    'Featured Charts',
    'Latest Mixes',
    box,
    'Trending Mixes',
    'Radio',
    'Trending DJs',
  ]);
  await expect(browse.list(String(box)).getByRole('listitem')).toHaveCount(5);
  await listener.expectRoutes(['home']);
});

test('[BROWSE-004] a visitor who has listened gets the same Home with Recently Played first', async ({ listener }) => {
  const browse = new BrowsePages(listener);
  await listener.comeBackAsMember();
  await listener.playMix();
  const title = await listener.heading(/.+/).textContent();
  await listener.visit('browse');
  await expect(browse.section('Recently Played')).toBeVisible();
  // Content below the window is rendered after the rest.
  await expect(browse.section('Trending DJs')).toBeAttached();
  await expect
    .poll(() => browse.sectionTitles())
    .toEqual([
      'Recently Played',
      expect.any(String),
      'Featured Playlists',
      'Featured Charts',
      'Latest Mixes',
      expect.any(String),
      'Trending Mixes',
      'Radio',
      'Trending DJs',
    ]);
  expect(await browse.titlesIn(browse.section('Recently Played'))).toEqual([expect.stringContaining(String(title))]);

  await browse
    .section('Recently Played')
    .getByRole('link', { name: /^Browse All/ })
    .click();
  await expect(listener.page).toHaveURL(/\/browse\/mixes\/recently$/);
  await expect(browse.list('Recently Played').getByRole('listitem')).toHaveCount(1);
});

test('[BROWSE-030] [BROWSE-031] [BROWSE-032] [BROWSE-033] [BROWSE-048] [BROWSE-049] lists lead to the chosen item', async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  for (const { name, heading, one } of [
    { name: 'browse/charts', heading: 'Charts', one: /\/browse\/charts\/\d+$/ },
    { name: 'browse/playlists', heading: 'Playlists', one: /\/browse\/playlists\/\d+$/ },
  ]) {
    await browse.open(`/${name}`, heading);
    const first = listener.main.getByRole('article').first().getByRole('heading', { level: 3 });
    const title = (await first.textContent()) ?? '';
    await first.getByRole('link').click();
    await expect(listener.page).toHaveURL(one);
    await browse.expectPage(title);
    await expect(browse.list(title).getByRole('listitem').first()).toBeVisible();
    await listener.expectRoutes([`${name}/index`, name]);
  }

  await browse.open('/browse/genres', 'Genres & Moods');
  const tile = browse.list('Genres & Moods').getByRole('link').first();
  const genre = (await tile.textContent()) ?? '';
  await tile.click();
  await expect(listener.page).toHaveURL(/\/genre\/[^/]+$/);
  await browse.expectPage(new RegExp(`^${genre}$`, 'i'));
  await expect(browse.section('Popular Mixes')).toBeVisible();
  await listener.expectRoutes(['browse/genres', 'genre']);
});

test('[BROWSE-064] [BROWSE-065] the lists of mixes have their URLs, and /browse/mixes shows the latest', async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  await browse.open('/browse/mixes/latest', 'Mixes');
  await listener.expectRoutes(['browse/mixes/latest']);
  const latest = (await browse.titlesIn(browse.list('Latest Mixes'))).slice(0, 6);
  await expect(browse.tab('Mixes', 'Latest')).toHaveAttribute('aria-current', 'page');

  await browse.open('/browse/mixes', 'Mixes');
  await expect(browse.tab('Mixes', 'Latest')).toHaveAttribute('aria-current', 'page');
  expect((await browse.titlesIn(browse.list('Latest Mixes'))).slice(0, 6)).toEqual(latest);

  await browse.tab('Mixes', 'Trending').click();
  await expect(listener.page).toHaveURL(/\/browse\/mixes\/trending$/);
  await expect(browse.list('Trending Mixes').getByRole('listitem').first()).toBeVisible();
  await listener.expectRoutes(['browse/mixes/latest', 'browse/mixes/trending']);
});

test("[BROWSE-066] [BROWSE-068] [BROWSE-112] a member's page asks a visitor to log in, and then appears", async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  await listener.hasSkippedPremium();
  for (const list of ['mixes', 'artists', 'shows', 'genres']) {
    await listener.open(`/yourmusic/${list}`);
    await expect(listener.page).toHaveURL(/\/auth\/login/);
  }
  await listener.open('/browse/mixes/recently');
  await expect(listener.page).toHaveURL(/\/auth\/login/);
  await listener.fillLogIn();
  await expect(listener.page).toHaveURL(/\/browse\/mixes\/recently$/);
  await browse.expectPage('Mixes');
  await expect(browse.tab('Mixes', 'Recently Played')).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => (await listener.routeNames()).at(-1)).toBe('browse/mixes/recently');
});

test('[BROWSE-111] [BROWSE-114] Your Music has its lists, the genres also in a production build', async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  await listener.comeBackAsMember();
  for (const [list, heading] of Object.entries({
    mixes: 'Favorite Mixes',
    artists: 'Favorite Artists',
    shows: 'Favorite Shows',
    genres: 'Favorite Genres',
  })) {
    await browse.open(`/yourmusic/${list}`, heading);
    await expect(listener.page).toHaveURL(new RegExp(`/yourmusic/${list}$`));
    await listener.expectRoutes([`your-music/${list}`]);
  }
  await expect(browse.tab('Your Music', 'Mixes')).toBeVisible();
  await expect(browse.tab('Your Music', 'Genres')).toHaveCount(0);
});

test('[BROWSE-071] [BROWSE-072] [BROWSE-086] [BROWSE-095] [BROWSE-096] a mix, its show and its artist are at each of their URLs', async ({
  listener,
}) => {
  const browse = new BrowsePages(listener);
  await browse.open('/mix/1', /.+/);
  const mix = (await listener.heading(/.+/).textContent()) ?? '';
  const showPath = await listener.main.locator('header a[href^="/shows/"]').first().getAttribute('href');
  const artistPath = await listener.main.locator('header a[href^="/artist/"]').first().getAttribute('href');
  await expect(browse.section('Tracklist')).toBeVisible();
  await listener.expectRoutes(['mix']);
  // A click anywhere on its row plays a track, for which a visitor must log in.
  const [, track] = await browse.list('Tracklist').getByRole('heading', { level: 3 }).all();
  await track?.click({ force: true });
  await expect(listener.page.getByRole('dialog')).toBeVisible();
  await browse.open(`${showPath}/mix/1`, mix);
  await expect(browse.section('Tracklist')).toBeVisible();

  await browse.open(String(showPath), /.+/);
  await expect(listener.main.getByText('Show Profile')).toBeVisible();
  await expect(browse.section('All Mixes')).toBeVisible();
  await listener.main.getByRole('link', { name: 'About', exact: true }).click();
  await expect(listener.page).toHaveURL(new RegExp(`${showPath}/about$`));
  await expect(browse.section('The Show')).toBeVisible();
  await listener.expectRoutes(['show', 'show/about']);

  expect(artistPath).toMatch(/^\/artist\/[^/]+\/\d+$/);
  const withoutName = `/artist/${artistPath?.split('/').at(-1)}`;
  const withAnotherName = withoutName.replace('/artist/', '/artist/somebody-else/');
  await browse.open(withAnotherName, /.+/);
  await expect(listener.main.getByText('Artist Profile')).toBeVisible();
  for (const path of [String(artistPath), withoutName]) {
    await browse.open(path, /.+/);
    await expect(listener.main.getByText('Artist Profile')).toBeVisible();
    await expect(browse.section('All Mixes')).toBeVisible();
    await listener.expectRoutes(['artist']);
    await browse.open(`${path}/about`, /.+/);
    await expect(browse.section('Biography')).toBeVisible();
    await listener.expectRoutes(['artist/about']);
  }
});

test('[BROWSE-081] [BROWSE-082] [RADIO-031] play=true starts a member’s mix once, stays while it plays and disappears when it stops', async ({
  listener,
}) => {
  const { page, main, player } = listener;
  const pause = () =>
    main
      .getByRole('button', { name: /^Pause/ })
      .first()
      .click();
  await listener.open('/mix/1?play=true');
  await expect(listener.heading(/.+/)).toBeVisible();
  await expect(page).toHaveURL(/\/mix\/1$/);

  await listener.comeBackAsMember();
  await listener.open('/');
  await expect(listener.heading('Home')).toBeVisible();
  await listener.follow('/mix/1?play=true');
  await listener.expectSound();
  await expect(page).toHaveURL(/\/mix\/1\?play=true$/);

  const entries = await page.evaluate(() => history.length);
  await player.locator('a[href="/mix/1"]').first().click();
  await expect.poll(() => page.evaluate(() => history.length)).toBe(entries + 1);
  await expect(page).toHaveURL(/\/mix\/1\?play=true$/);
  await pause();
  await expect(page).toHaveURL(/\/mix\/1$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/mix\/1$/);

  await listener.visit('radio');
  await listener.follow('/mix/1?play=true');
  await listener.expectSound();
  await expect(page).toHaveURL(/\/mix\/1\?play=true$/);

  await listener.follow('/radio/deep');
  await expect(listener.heading('Deep')).toBeVisible();
  await listener.pressPlay();
  await expect(page).toHaveURL(/\/radio\/deep\?play=true$/);
  await main.getByRole('link', { name: 'History', exact: true }).click();
  await expect(page).toHaveURL(/\/radio\/deep\/history\?play=true$/);
  await pause();
  await expect(page).toHaveURL(/\/radio\/deep\/history$/);
});
