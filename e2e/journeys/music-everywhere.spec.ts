import { AREAS, type AreaName } from '../pages/listener.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import { expect, test } from '../support/test.ts';

test('[PLATFORM-001] [PLATFORM-005] [SHELL-013] the music and the player bar stay through all five areas, without a gap and in one page', async ({
  listener,
}) => {
  // An element outside any document would play too.
  await listener.page.addInitScript(() => {
    const sounding = new Set<HTMLMediaElement>();
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playAndCount() {
      sounding.add(this);
      return play.call(this);
    };
    Object.assign(window, { soundingElements: () => sounding.size });
  });
  await listener.comeBackAsMember();
  await listener.playMix();
  await listener.page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const title = await listener.player.getByRole('link').first().innerText();
  await listener.player.evaluate((bar) => Object.assign(bar, { isTheSame: true }));

  await listener.expectMusicThroughout(async () => {
    for (const area of ['radio', 'search', 'account', 'premium', 'browse'] as const) {
      await listener.visit(area);
      expect(await listener.player.evaluate((bar) => 'isTheSame' in bar)).toBe(true);
      await expect(listener.player.getByRole('link', { name: title }).first()).toBeVisible();
    }
  });

  const { isSamePage, soundingElements } = await listener.page.evaluate(() => ({
    isSamePage: 'isSamePage' in window,
    soundingElements: (window as unknown as { soundingElements: () => number }).soundingElements(),
  }));
  expect(isSamePage).toBe(true);
  expect(soundingElements).toBe(1);
});

test('[PLATFORM-001] every area is loaded from the live set at run time', async ({ listener, site }) => {
  const liveSet = await liveSetOf(site.url);
  expect(liveSet.remotes.map(({ name }) => name).sort()).toEqual(Object.keys(AREAS).sort());

  await listener.comeBackAsMember();
  const requested: string[] = [];
  listener.page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await listener.open('/');
  for (const area of Object.keys(AREAS) as AreaName[]) await listener.visit(area);
  for (const { live } of liveSet.remotes) expect(requested).toContain(`${live.baseUrl}${live.entry}`);

  const readShell = async () => {
    const own = requested.filter((path) => /^\/remotes\/shell\/.+\.js$/.test(path));
    return (await Promise.all(own.map(async (path) => (await fetch(site.url + path)).text()))).join('\n');
  };
  // The tab loads the last of it when it has nothing else to do.
  await expect.poll(async () => (await readShell()).includes('audio-quality')).toBe(true);
  const code = await readShell();
  const quoted = `["'\`](?:${liveSet.remotes.map(({ name }) => name).join('|')})["'\`]`;
  expect(code).not.toMatch(new RegExp(`${quoted}\\s*,\\s*${quoted}`));
  for (const { name, live } of liveSet.remotes) {
    expect(code).not.toContain(live.version);
    expect(code).not.toMatch(new RegExp(`remotes/${name}|remote:\\s*["'\`]${name}`));
  }
});

test('[PLATFORM-002] a route loads only its area; a hovered, focused or marked link preloads the next one', async ({
  listener,
}) => {
  const areas = new Set<string>();
  listener.page.on('request', (request) => {
    const area = /^\/remotes\/([^/]+)\//.exec(new URL(request.url()).pathname)?.[1];
    if (area && area !== 'shell') areas.add(area);
  });
  await listener.open('/premium');
  await expect(listener.heading('Go Premium')).toBeVisible();
  expect([...areas]).toEqual(['premium']);

  await listener.menu.getByRole('link', { name: 'Radio', exact: true }).hover();
  await expect.poll(() => [...areas]).toContain('radio');
  await listener.menu.getByRole('link', { name: 'Search', exact: true }).focus();
  await expect.poll(() => [...areas]).toContain('search');
  await expect(listener.page).toHaveURL(/\/premium$/);

  await listener.page.mouse.move(0, 0);
  areas.clear();
  await listener.open('/radio/deep');
  await listener.main.locator('a[data-load-ahead="in-view"]').scrollIntoViewIfNeeded();
  await expect.poll(() => [...areas].sort()).toEqual(['browse', 'radio']);
});
