import type { Browser } from '@playwright/test';
import { Listener } from '../pages/listener.ts';
import { findLongMix } from '../support/find-mix.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { expect, test } from '../support/test.ts';

/** The allowed difference of the resume position. */
const CLOSE_ENOUGH_S = 2;
const LONG_S = 300;

test('playback from one device continues on another, and the latest listening wins', async ({ site, browser }) => {
  const email = await signUp(site.url);
  const mix = await findLongMix(site.url, LONG_S);

  const sofa = await openDevice(browser, site.url, email);
  await sofa.open(`/mix/${mix.id}`);
  await sofa.pressPlay();
  await sofa.expectSound();
  await sofa.seekTo(0.4);
  await sofa.expectSound();
  const leftOnSofaS = await leave(sofa);

  const train = await openDevice(browser, site.url, email);
  await train.open('/radio');
  const offer = train.player.getByRole('group', { name: 'Continue listening' });
  await expect(offer.getByRole('link', { name: mix.title })).toBeVisible();
  await expect(offer).toContainText('on Chrome on Linux');
  expect(await train.page.evaluate(() => document.querySelector('audio')?.currentSrc ?? '')).toBe('');
  const startedAt = firstSoundOf(train);
  await offer.getByRole('button', { name: 'Continue' }).click();
  expect(Math.abs((await startedAt) - leftOnSofaS)).toBeLessThan(CLOSE_ENOUGH_S);
  await expect(offer).toBeHidden();
  await train.seekTo(0.7);
  await train.expectSound();
  const leftOnTrainS = await leave(train);

  await sofa.open('/radio');
  const back = sofa.player.getByRole('group', { name: 'Continue listening' });
  await expect(back).toContainText(new RegExp(`^${mix.title}.*on Chrome on Linux`));
  const takenUpAt = firstSoundOf(sofa);
  await back.getByRole('button', { name: 'Continue' }).click();
  expect(Math.abs((await takenUpAt) - leftOnTrainS)).toBeLessThan(CLOSE_ENOUGH_S);
  await sofa.page.context().close();
  await train.page.context().close();
});

async function signUp(siteUrl: string): Promise<string> {
  const email = `traveller-${Date.now()}@afterglow.example`;
  const response = await fetch(`${siteUrl}/v3/members`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(await solveCaptcha(siteUrl)) },
    body: JSON.stringify({ email, username: email, password: 'afterglow-demo' }),
  });
  expect(response.status).toBe(200);
  return email;
}

async function openDevice(browser: Browser, siteUrl: string, email: string): Promise<Listener> {
  const listener = new Listener(await (await browser.newContext()).newPage(), siteUrl);
  await listener.comeBackAsMember(email);
  return listener;
}

/** Navigates to another site during playback; returns the position at that time, in seconds. */
async function leave({ page }: Listener): Promise<number> {
  const leftAtS = await page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await page.goto('about:blank');
  return leftAtS;
}

/** The start position of the next playback, in seconds. */
function firstSoundOf({ page }: Listener): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const audio = document.querySelector('audio');
        audio?.addEventListener('playing', () => resolve(audio.currentTime), { once: true });
      }),
  );
}
