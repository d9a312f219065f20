import path from 'node:path';
import { CHANNEL_IDS, channelPath } from '@afterglow/shared-contracts';
import type { Page } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { logIn, playButton } from '../browser/demo-listener.ts';
import { CACHE_DIR } from '../paths.ts';
import { CLICK_PORT } from '../ports.ts';
import { beginMeasurement } from '../results/write-result.ts';
import type { SiteProcess } from '../running-site/site-process.ts';
import { withSite } from '../running-site/with-site.ts';
import { log } from '../say.ts';
import { clickSummary, type SoundTimes } from './click-summary.ts';
import { firstSound, type SoundSource } from './first-sound.ts';
import { forgetMusic, untilMusicIsMade } from './made-music.ts';

const SAMPLES = 20;
/** The size of the catalog; the played mixes are spread evenly over it. */
const MIXES = 400;
const PRODUCT: SoundSource = 'product';
const BARE: SoundSource = 'bare';
const TO_REACH_P75_MS = { mix: 300, channel: 500 } as const;
const PLACE = { port: CLICK_PORT, folder: 'click-to-sound' };

export const clickToSound: Bench = {
  name: 'click-to-sound',
  about: 'from a click on Play to the first sound, of mixes and channels, beside a bare audio element (8 min)',
  run: () => {
    forgetMusic(path.join(CACHE_DIR, PLACE.folder));
    return withSite(measureSite, PLACE);
  },
};

async function measureSite({ url, dataDir }: SiteProcess): Promise<void> {
  const measurement = beginMeasurement('click-to-sound');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await logIn(page, url);
    const early = await measure(page, url, 'mix, right after the first start', mixes(1));
    await untilMusicIsMade(dataDir);
    const late = await measure(page, url, 'mix, later', mixes(MIXES / SAMPLES / 2));
    const channels = Array.from({ length: SAMPLES }, (_, index) => channelPath(channelAt(index)));
    const times = [early, late, await measure(page, url, 'channel', channels)];
    measurement.finish({
      versions: { chromium: browser.version() },
      found: { toReachP75Ms: TO_REACH_P75_MS, samples: SAMPLES, times },
      summary: clickSummary(times),
    });
  } finally {
    await browser.close();
  }
}

function mixes(firstId: number): readonly string[] {
  return Array.from({ length: SAMPLES }, (_, index) => `/mix/${firstId + (index * MIXES) / SAMPLES}`);
}

function channelAt(index: number) {
  const channel = CHANNEL_IDS[index % CHANNEL_IDS.length];
  if (channel === undefined) throw new Error('There are no channels.');
  return channel;
}

/** Each page is loaded again, so nothing of the player is warm; the bare element then plays the same URL. */
async function measure(page: Page, url: string, what: string, paths: readonly string[]): Promise<SoundTimes> {
  const times: SoundTimes = { what, productMs: [], bareMs: [] };
  for (const address of paths) {
    await page.goto(`${url}${address}`);
    const play = playButton(page);
    await play.waitFor();
    await page.evaluate(firstSound, PRODUCT);
    await play.click();
    times.productMs.push(await page.evaluate(() => window.benchFirstSound));
    await page.evaluate(firstSound, BARE);
    await page.locator('#bench-bare').click();
    times.bareMs.push(await page.evaluate(() => window.benchFirstSound));
  }
  log(JSON.stringify(times));
  return times;
}
