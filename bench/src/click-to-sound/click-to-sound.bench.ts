import { CHANNEL_IDS, channelPath } from '@afterglow/shared-contracts';
import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { logIn } from '../browser/demo-listener.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { withSite } from '../running-site/with-site.ts';
import { say } from '../say.ts';
import { clickSummary, type SoundTimes } from './click-summary.ts';
import { firstSound, type SoundSource } from './first-sound.ts';

const SAMPLES = 20;
const PRODUCT: SoundSource = 'product';
const BARE: SoundSource = 'bare';
const TO_REACH_P75_MS = { mix: 300, channel: 500 } as const;

export const clickToSound: Bench = {
  name: 'click-to-sound',
  about: 'from a click on Play to the first sound, of mixes and channels, beside a bare audio element (2 min)',
  run: () =>
    withSite(async ({ url }) => {
      const measurement = beginMeasurement('click-to-sound');
      const browser = await launchChromium();
      try {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
        await logIn(page, url);
        const mixes = Array.from({ length: SAMPLES }, (_, index) => `/mix/${index + 1}`);
        const channels = Array.from({ length: SAMPLES }, (_, index) => channelPath(channelAt(index)));
        const times = { mix: await measure(page, url, mixes), channel: await measure(page, url, channels) };
        measurement.finish({
          versions: { chromium: browser.version() },
          found: { toReachP75Ms: TO_REACH_P75_MS, samples: SAMPLES, ...times },
          summary: clickSummary(times),
        });
      } finally {
        await browser.close();
      }
    }),
};

function channelAt(index: number) {
  const channel = CHANNEL_IDS[index % CHANNEL_IDS.length];
  if (channel === undefined) throw new Error('There are no channels.');
  return channel;
}

/** Each page is loaded anew, so nothing of the player is warm; the bare element then plays the same address. */
async function measure(page: Page, url: string, paths: readonly string[]): Promise<SoundTimes> {
  const times: SoundTimes = { productMs: [], bareMs: [] };
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    const play = page.getByRole('main').locator('button:not([inert] *)').filter({ hasText: /^Play/ }).first();
    await play.waitFor();
    await page.evaluate(firstSound, PRODUCT);
    await play.click();
    times.productMs.push(await page.evaluate(() => window.benchFirstSound));
    await page.evaluate(firstSound, BARE);
    await page.locator('#bench-bare').click();
    times.bareMs.push(await page.evaluate(() => window.benchFirstSound));
  }
  say(`${paths[0]} …: ${JSON.stringify(times)}`);
  return times;
}
