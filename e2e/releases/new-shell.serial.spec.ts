import { storedUser } from '../pages/listener.ts';
import { cli } from '../support/site/cli.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';
import { shellInPage } from '../support/versions/failing-shells.ts';
import { findLongMix } from '../support/find-mix.ts';
import { liveSetOf } from '../support/versions/radio-files.ts';
import { createManager } from '../support/manager.ts';
import { RealTab } from '../support/real-tab.ts';
import { expect, test } from '../support/test.ts';

const NEXT_SHELL = '1.0.31';
const ABOUT_AN_HOUR_S = 3000;
const SCROLL_TOP = 400;
const LONGEST_SILENCE_MS = 500;
const HEARD_MS = 3000;
/** Ten seconds and a spread of twenty: after this a hidden tab is safe to reload. */
const HIDDEN_FOR_MS = 31_000;
/** A check every five seconds, and the start of a hidden page. */
const TAKEN_WITHIN_MS = 60_000;
const PLAY = 'main button:not([inert] *)';
const PLAYER = 'section[aria-label="Player"]';

interface Place {
  readonly title: string;
  readonly positionS: number;
  readonly scrollTop: number;
  readonly address: string;
}

/** Besides the current mix, the bar may offer another one, from another device. */
function readPlace(player: string): Place {
  const region = document.querySelector(player);
  const slider = region?.querySelector('[role="slider"][aria-label="Seek"]');
  return {
    title: region?.querySelector('a[href^="/mix/"]:not([role="group"] *)')?.getAttribute('href') ?? '',
    positionS: Number(slider?.getAttribute('aria-valuenow')) / 1000,
    scrollTop: window.scrollY,
    address: location.pathname,
  };
}

/** Runs in the page: the rest of the queue, as its panel lists it. */
function readQueue(): string[] {
  return [...document.querySelectorAll('[role="tabpanel"] li')].map((row) => row.textContent ?? '');
}

function isHeard(): boolean {
  const audio = document.querySelector('audio');
  return audio !== null && !audio.paused && audio.currentTime > 0 && audio.readyState > 2;
}

/** Runs in the page: the longest time without progress, until the document unloads. */
function watchGaps(): void {
  const watch = { longestGapMs: 0 };
  Object.assign(window, { gaps: watch });
  let [time, sinceMs] = [-1, performance.now()];
  setInterval(() => {
    const now = document.querySelector('audio')?.currentTime ?? -1;
    if (now === time) watch.longestGapMs = Math.max(watch.longestGapMs, performance.now() - sinceMs);
    else [time, sinceMs] = [now, performance.now()];
  }, 100);
}

function longestGapMs(): number | null {
  return (window as unknown as { gaps?: { longestGapMs: number } }).gaps?.longestGapMs ?? null;
}

let firstShell: string;
test.beforeAll(async ({ site }) => {
  firstShell = (await liveSetOf(site.url)).shellVersion ?? '';
  await cli(site, 'publish', await buildPatchedArea('shell', NEXT_SHELL));
});
test.afterEach(async ({ site }) => (await createManager(site)).promote('shell', firstShell));

test('a hidden tab takes a new shell and restores its state; a playing tab waits for its pause', async ({
  browser,
  site,
}) => {
  test.setTimeout(400_000);
  const stored = {
    'auth.currentUser': await storedUser(site.url),
    hasAppLoaded: 'true',
    hasSkippedPremiumOnboarding: 'true',
  };
  const [manager, mix] = [await createManager(site), await findLongMix(site.url, ABOUT_AN_HOUR_S)];

  const paused = await RealTab.open(browser, `${site.url}/browse/charts/101`, stored);
  await paused.click(PLAY, 'Play');
  await expect.poll(() => paused.evaluate(isHeard)).toBe(true);
  await paused.click(`${PLAYER} [role="slider"][aria-label="Seek"]`, '', 0.4);
  await expect.poll(() => paused.evaluate(isHeard)).toBe(true);
  await paused.click(`${PLAYER} button[aria-label^="Pause"]`);
  await paused.click(`${PLAYER} button[aria-label="Queue"]`);
  await expect.poll(() => paused.evaluate(readQueue)).not.toEqual([]);
  await paused.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SCROLL_TOP);
  const [before, queue, shell] = [
    await paused.evaluate(readPlace, PLAYER),
    await paused.evaluate(readQueue),
    await paused.evaluate(shellInPage),
  ];
  expect(before).toMatchObject({ scrollTop: SCROLL_TOP, address: '/browse/charts/101' });
  expect(before.positionS).toBeGreaterThan(60);

  const heard = await paused.openBeside(browser, `${site.url}/mix/${mix.id}`);
  await heard.click(PLAY, 'Play');
  await expect.poll(() => heard.evaluate(isHeard)).toBe(true);
  await paused.hide();
  await heard.hide();
  await heard.evaluate(watchGaps);
  await manager.promote('shell', NEXT_SHELL);

  await paused.pass(HIDDEN_FOR_MS);
  await heard.pass(HIDDEN_FOR_MS);
  await expect.poll(() => paused.evaluate(shellInPage), { timeout: TAKEN_WITHIN_MS }).toBe(NEXT_SHELL);
  const after = () => paused.evaluate(readPlace, PLAYER);
  await expect
    .poll(after, { timeout: TAKEN_WITHIN_MS })
    .toEqual({ ...before, positionS: expect.closeTo(before.positionS, 0) });
  await paused.show();
  expect(await paused.evaluate(readQueue)).toEqual(queue);
  expect(await paused.evaluate(isHeard)).toBe(false);

  await heard.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), HEARD_MS);
  expect(await heard.evaluate(shellInPage)).toBe(shell);
  expect(await heard.evaluate(longestGapMs)).toBeLessThanOrEqual(LONGEST_SILENCE_MS);

  await paused.click(`${PLAYER} button[aria-label^="Play"]`);
  await expect.poll(() => paused.evaluate(isHeard)).toBe(true);
  expect(Math.abs((await after()).positionS - before.positionS)).toBeLessThan(30);
  // It took over the playback of the other tab, which is silent from now on.
  await expect.poll(() => heard.evaluate(isHeard)).toBe(false);
  await heard.pass(HIDDEN_FOR_MS);
  await expect.poll(() => heard.evaluate(shellInPage), { timeout: TAKEN_WITHIN_MS }).toBe(NEXT_SHELL);
  await heard.close();
  await paused.close();
});

test('Reload in the banner restores queue, position and scroll position as well', async ({ listener, site }) => {
  const { page, player } = listener;
  await listener.comeBackAsMember();
  await listener.playChart();
  await listener.seekTo(0.4);
  await listener.expectSound();
  await player.getByRole('button', { name: 'Pause' }).click();
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), SCROLL_TOP);
  const before = await page.evaluate(readPlace, PLAYER);
  // Removes the state that all tabs share, which differs from this one's.
  await page.evaluate(() => localStorage.removeItem('activeQueue'));
  await (await createManager(site)).promote('shell', NEXT_SHELL);

  await page.getByRole('button', { name: 'Reload' }).click();
  const afterwards = () => page.evaluate(shellInPage).catch(() => '');
  await expect.poll(afterwards).toBe(NEXT_SHELL);
  await expect.poll(() => page.evaluate(readPlace, PLAYER)).toEqual(before);
  expect(before.positionS).toBeGreaterThan(60);
});
