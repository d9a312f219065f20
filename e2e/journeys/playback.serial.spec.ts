import { FREE_MEMBER, storedUser } from '../pages/listener.ts';
import { findLongMix } from '../support/find-mix.ts';
import { landingS } from '../support/sound/match-offset.ts';
import { RealTab } from '../support/real-tab.ts';
import { silenceMs, watchSilence } from '../support/sound/silence.ts';
import { readSound, tapSound } from '../support/sound/sound-samples.ts';
import { expect, test } from '../support/test.ts';

const ABOUT_AN_HOUR_S = 3000;
const SEEK_WITHIN_S = 0.1;
/** Long enough to recognize the position. */
const HEARD_S = 1.5;
const PLAY = 'main button:not([inert] *)';
const LEFT_S = 8;
const LONGEST_SILENCE_MS = 150;
const CUT_MS = 5000;
const BACK_WITHIN_MS = 3000;

test('a seek in an hour-long mix plays within 0.1 s of the requested time', async ({ listener, site }) => {
  const { page } = listener;
  const mix = await findLongMix(site.url, ABOUT_AN_HOUR_S);
  await listener.comeBackAsMember();
  await listener.open(`/mix/${mix.id}`);
  await listener.pressPlay();
  await listener.expectSound();
  for (const share of [0.83, 0.31]) {
    const sound = await tapSound(page);
    const askedS = await listener.seekTo(share);
    await page.waitForFunction(hasPlayedOn, askedS + HEARD_S);
    const file = await readSound(page, askedS - 1, 5);
    const missedByS = landingS(await sound.finish(), file) - askedS;
    test.info().annotations.push({ type: 'seek', description: `${Math.round(missedByS * 1000)} ms beside` });
    expect(Math.abs(missedByS)).toBeLessThanOrEqual(SEEK_WITHIN_S);
  }
});

test('playback waits for a required tap; the next mix is gapless, also in a hidden tab', async ({ browser, site }) => {
  const tab = await RealTab.open(browser, `${site.url}/browse/charts/101`, {
    'auth.currentUser': await storedUser(site.url, FREE_MEMBER),
    hasAppLoaded: 'true',
    hasSkippedPremiumOnboarding: 'true',
  });
  await expect.poll(() => tab.evaluate(playUnasked, PLAY)).toBe(true);
  await expect.poll(() => tab.evaluate(() => document.body.innerText)).toContain('Tap to play');
  await tab.click(PLAY, 'Play');
  for (const lookAway of [async () => undefined, () => tab.hide()]) {
    await expect.poll(() => tab.evaluate(durationOfSounding)).toBeGreaterThan(LEFT_S);
    await tab.click('[role="slider"][aria-label="Seek"]', '', 1 - LEFT_S / (await tab.evaluate(durationOfSounding)));
    await tab.evaluate(watchSilence, 'ended');
    await lookAway();
    await expect.poll(() => tab.evaluate(silenceMs), { timeout: 20_000 }).not.toBeNull();
    expect(await tab.evaluate(silenceMs)).toBeLessThanOrEqual(LONGEST_SILENCE_MS);
  }
  expect(await tab.evaluate(() => document.visibilityState)).toBe('hidden');
  await expect.poll(() => tab.evaluate(durationOfSounding)).toBeGreaterThan(0);
  await tab.close();
});

test('a live channel whose network was lost for 5 seconds recovers within 3, at the live edge', async ({
  listener,
}) => {
  await listener.comeBackAsMember();
  await listener.playChannel('deep');
  const { page } = listener;
  await page.context().setOffline(true);
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), CUT_MS);
  await page.context().setOffline(false);
  const backAt = Date.now();
  await listener.expectSound();
  expect(Date.now() - backAt).toBeLessThanOrEqual(BACK_WITHIN_MS);
  await expect(page.getByRole('button', { name: 'Back to live' })).toBeHidden();
});

function hasPlayedOn(untilS: number): boolean {
  const atS = document.querySelector('audio')?.currentTime ?? 0;
  return atS > untilS && atS < untilS + 10;
}

/** Runs in the page, like a page that autoplays: without a user gesture. False until there is a button. */
function playUnasked(selector: string): boolean {
  const play = [...document.querySelectorAll<HTMLElement>(selector)].find(({ innerText }) =>
    innerText.includes('Play'),
  );
  play?.click();
  return play !== undefined;
}

/** Runs in the page: 0 unless it is playing; a position of 1 s shows that it has played. */
function durationOfSounding(): number {
  const audio = document.querySelector('audio');
  return audio && !audio.paused && audio.currentTime > 1 ? audio.duration : 0;
}
