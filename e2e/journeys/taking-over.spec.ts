import { Listener } from '../pages/listener.ts';
import { silenceMs, watchSilence } from '../support/sound/silence.ts';
import { expect, test } from '../support/test.ts';

const STALL_OVER_WITHIN_MS = 12_000;

test('one tab plays at a time: the other one pauses, says so, and can take over', async ({ listener, site }) => {
  await listener.comeBackAsMember();
  await listener.playChart();
  const other = new Listener(await listener.page.context().newPage(), site.url);
  await other.playChannel('deep');
  await expect(listener.player.getByText('Playing in another tab')).toBeVisible();
  await listener.player.getByRole('button', { name: 'Play', exact: true }).click();
  await listener.expectSound();
  await expect(other.player.getByText('Playing in another tab')).toBeVisible();
});

test('a live channel whose server hangs without an error continues with the remaining one', async ({
  spoiltListener: listener,
  faults,
}) => {
  await listener.comeBackAsMember();
  await listener.playChannel('deep');
  const { page } = listener;
  const server = () => page.evaluate(() => /\/live\/(\w+)\//.exec(document.querySelector('audio')?.src ?? '')?.[1]);
  const first = await server();
  await page.evaluate(watchSilence, 'waiting' as const);
  const ofFirst = new RegExp(`^/v3/live/${first}/`);
  faults.corrupt(ofFirst, 'never-answering');
  faults.hold(ofFirst);
  await expect.poll(() => page.evaluate(silenceMs), { timeout: 40_000 }).not.toBeNull();
  expect(await page.evaluate(silenceMs)).toBeLessThanOrEqual(STALL_OVER_WITHIN_MS);
  await listener.expectSound();
  expect(await server()).not.toBe(first);
});
