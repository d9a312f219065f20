import { mixPath, type MixId } from '@afterglow/shared-contracts';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { pressPlay } from '../browser/demo-listener.ts';
import { watchSound } from './heard-at.ts';

const FREE_KBPS = 96;
const PREMIUM_KBPS = 128;
const COMPLETE = '/premium/complete?state=success';

/** The behavior of the tab after the payment. */
export type Way = 'as it is' | 'in another tab' | 'asking every 2 s' | 'reloaded';

export interface PayingTab {
  /** Resolves with the times, by the machine's clock, at which the tab showed it and music of the better quality played. */
  becomePremium(): Promise<{ readonly reportedAtMs: number; readonly heardAtMs: number }>;
  close(): Promise<void>;
}

/** A member's tab that waits after the payment, with a mix in the player at the quality without Premium. */
export async function openPayingTab(
  context: BrowserContext,
  siteUrl: string,
  options: { readonly stored: string; readonly way: Way; readonly mixId: MixId },
): Promise<PayingTab> {
  const { way } = options;
  const page = await context.newPage();
  await page.addInitScript(watchSound);
  await page.addInitScript(comeBack, options.stored);
  await page.goto(`${siteUrl}${mixPath(options.mixId)}`);
  await pressPlay(page);
  await heardAt(page, FREE_KBPS);
  await playerButton(page, 'Pause').click();
  if (way === 'asking every 2 s') await askWithoutWaiting(page);
  const waiting = way === 'in another tab' ? await context.newPage() : page;
  await waiting.goto(siteUrl + COMPLETE);
  await waiting.getByRole('heading', { name: 'Almost there' }).waitFor();
  await page.bringToFront();
  await playerButton(page, 'Play').waitFor();
  return {
    async becomePremium() {
      if (way === 'reloaded') await reload(page);
      await topBar(page).getByText('PREMIUM', { exact: true }).waitFor();
      const reportedAtMs = Date.now();
      const heard = heardAt(page, PREMIUM_KBPS);
      await playerButton(page, 'Play').click();
      return { reportedAtMs, heardAtMs: await heard };
    },
    async close() {
      await page.close();
      if (waiting !== page) await waiting.close();
    },
  };
}

/** A page without live updates. */
async function reload(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'All Set!' }).waitFor();
  await page.reload();
}

/** The service's long polls return immediately. */
async function askWithoutWaiting(page: Page): Promise<void> {
  await page.route(/\/v3\/subscriptions\?/, (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('waitMs');
    return route.continue({ url: url.href });
  });
}

function heardAt(page: Page, bitrateKbps: number): Promise<number> {
  return page.evaluate(async (kbps) => {
    if (!window.benchHeardAt) throw new Error('Nobody listens in this page.');
    return window.benchHeardAt(kbps);
  }, bitrateKbps);
}

/** Mixes that require Premium have the same label. */
function topBar(page: Page): Locator {
  return page.locator('header:not(main *)');
}

function playerButton(page: Page, name: 'Play' | 'Pause'): Locator {
  return page.getByRole('region', { name: 'Player' }).getByRole('button', { name, exact: true });
}

/** Runs in the page, and once: another member has logged in earlier, and has seen the Premium page. */
function comeBack(user: string): void {
  if (window.name === 'has-come-back') return;
  window.name = 'has-come-back';
  localStorage.clear();
  localStorage.setItem('hasAppLoaded', 'true');
  localStorage.setItem('hasSkippedPremiumOnboarding', 'true');
  localStorage.setItem('auth.currentUser', user);
}
