import { Listener } from '../pages/listener.ts';
import { expect, test } from '../support/test.ts';
import { watchChange } from '../support/track-change.ts';

const LEFT_S = 8;
const LONGEST_SILENCE_MS = 150;
const CUT_MS = 5000;
const BACK_WITHIN_MS = 3000;
const STALL_OVER_WITHIN_MS = 12_000;

test('the next mix of a list follows without a gap', async ({ listener }) => {
  await listener.logIn();
  await listener.playChart();
  await goNearTheEnd(listener);
  const silenceMs = await watchChange(listener.page);
  await expect.poll(silenceMs, { timeout: 20_000 }).not.toBeNull();
  expect(await silenceMs()).toBeLessThanOrEqual(LONGEST_SILENCE_MS);
  await listener.expectSound();
});

test('one tab of a browser is heard: the other one falls silent, says so, and takes the sound back', async ({
  listener,
  site,
}) => {
  await listener.logIn();
  await listener.playChart();
  const other = new Listener(await listener.page.context().newPage(), site.url);
  await other.playChannel('deep');
  await expect(listener.player.getByText('Playing in another tab')).toBeVisible();
  await listener.player.getByRole('button', { name: 'Play', exact: true }).click();
  await listener.expectSound();
  await expect(other.player.getByText('Playing in another tab')).toBeVisible();
});

test('a live channel whose network was gone for 5 seconds is back within 3, at the live edge', async ({ listener }) => {
  await listener.logIn();
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

test('a live stream that never answers is given up and opened anew', async ({ spoiltListener: listener, faults }) => {
  await listener.logIn();
  await listener.open('/radio/deep');
  faults.spoil(/^\/v3\/live\//, 'never-answering');
  await listener.pressPlay();
  await expect.poll(() => faults.spoilt().length).toBeGreaterThan(0);
  faults.heal();
  const healedAt = Date.now();
  await listener.expectSound();
  expect(Date.now() - healedAt).toBeLessThanOrEqual(STALL_OVER_WITHIN_MS);
});

async function goNearTheEnd(listener: Listener): Promise<void> {
  const durationS = await listener.page.evaluate(() => document.querySelector('audio')?.duration ?? 0);
  await listener.seekTo(1 - LEFT_S / durationS);
}
