import type { Browser, Page } from 'playwright-core';
import { follow, logIn, playFirstMix } from '../browser/demo-listener.ts';
import { watchSwaps } from './watch-swaps.ts';

export async function openListeningTab(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchSwaps, { remote: 'radio', channel: SWAP_CHANNEL });
  await logIn(page, siteUrl);
  await playFirstMix(page, siteUrl);
  await follow(page, 'Radio');
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Radio' }).waitFor();
  return page;
}

/** The shell's name for the channel between tabs. */
const SWAP_CHANNEL = 'afterglow:live-set-stream:production';
