import { setTimeout as pause } from 'node:timers/promises';
import { createApiClient } from '@afterglow/api/testing/caller';
import type { MixId, WebProcessor } from '@afterglow/shared-contracts';
import type { BrowserContext } from 'playwright-core';
import type { Bench } from '../bench.ts';
import { launchChromium } from '../browser/chromium.ts';
import { untilMusicIsMade } from '../click-to-sound/made-music.ts';
import { beginMeasurement } from '../results/write-result.ts';
import { log } from '../say.ts';
import { createPayer } from './payer.ts';
import { openPayingTab, type Way } from './paying-tab.ts';
import { type PaymentShop, withPaymentShop } from './payment-shop.ts';
import { paymentSummary, type PaymentTimes } from './payment-summary.ts';

const SAMPLES = 20;
const TO_REACH_P95_MS = 2000;
/** Webhooks come at random times of the page's two-second interval. */
const RHYTHM_MS = 2000;

const WAYS: readonly (readonly [WebProcessor, Way])[] = [
  ['stripe', 'as it is'],
  ['paypal', 'as it is'],
  ['stripe', 'in another tab'],
  ['stripe', 'asking every 2 s'],
  ['stripe', 'reloaded'],
];

export const payment: Bench = {
  name: 'payment',
  about:
    "from a provider's notice to a mix in the quality of Premium in an open tab, beside asking and loading anew (16 min)",
  run: () => withPaymentShop(measureShop),
};

async function measureShop(shop: PaymentShop): Promise<void> {
  await untilMusicIsMade(shop.site.dataDir);
  const mixIds = await openMixes(shop);
  const measurement = beginMeasurement('payment');
  const browser = await launchChromium();
  // The requests of a service worker could not be changed.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  try {
    const times = WAYS.map(([processor, way]) => timesOf(processor, way));
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      for (const [index, [processor, way]] of WAYS.entries()) {
        const mixId = mixIds[sample % mixIds.length];
        await measure(context, shop, { processor, way, sample, mixId, times: times[index] });
      }
    }
    measurement.finish({
      versions: { chromium: browser.version() },
      found: { toReachP95Ms: TO_REACH_P95_MS, samples: SAMPLES, times },
      summary: paymentSummary(times),
    });
  } finally {
    await browser.close();
  }
}

/** Mixes that do not require Premium. */
async function openMixes({ site }: PaymentShop): Promise<readonly MixId[]> {
  const { data } = await createApiClient(site.url).call('listMixes', { query: { limit: SAMPLES * 2 } });
  return data.filter(({ premium }) => !premium).map(({ id }) => id);
}

function timesOf(processor: WebProcessor, way: Way): PaymentTimes {
  const what = `${processor === 'stripe' ? 'Stripe' : 'PayPal'}, ${way}`;
  return { what, takenMs: [], reportedMs: [], heardMs: [] };
}

interface Measured {
  readonly processor: WebProcessor;
  readonly way: Way;
  readonly sample: number;
  readonly mixId: MixId | undefined;
  readonly times: PaymentTimes | undefined;
}

/** A separate member for each sample, in a browser that knows the site. */
async function measure(context: BrowserContext, shop: PaymentShop, { processor, way, sample, mixId, times }: Measured) {
  if (mixId === undefined) throw new Error('Every mix needs Premium.');
  const { stored, sendWebhooks } = await createPayer(shop, processor);
  const tab = await openPayingTab(context, shop.site.url, { stored, way, mixId });
  await pause((sample * RHYTHM_MS) / SAMPLES);
  const sentAtMs = Date.now();
  const [{ reportedAtMs, heardAtMs }, takenAtMs] = await Promise.all([tab.becomePremium(), sendWebhooks()]);
  times?.takenMs.push(takenAtMs - sentAtMs);
  times?.reportedMs.push(reportedAtMs - sentAtMs);
  times?.heardMs.push(heardAtMs - sentAtMs);
  log(`${times?.what}: told after ${reportedAtMs - sentAtMs} ms, heard after ${heardAtMs - sentAtMs}`);
  await tab.close();
}
