import type { Browser, Page } from 'playwright-core';
import { watchSwaps } from './watch-swaps.ts';

const LOGIN = { email: 'premium@afterglow.example', password: 'afterglow-demo' } as const;
const SOUND_POLL_MS = 250;

/** Opens a tab on the channels of radio, logged in and with a mix playing. */
export async function openListeningTab(browser: Browser, siteUrl: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(watchSwaps, { remote: 'radio', channel: SWAP_CHANNEL });
  await logIn(page, siteUrl);
  await playFirstMix(page, siteUrl);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Radio', exact: true })
    .first()
    .click();
  await page.getByRole('main').getByRole('heading', { level: 1, name: 'Radio' }).waitFor();
  return page;
}

/** What the shell names the channel between tabs. */
const SWAP_CHANNEL = 'afterglow:live-set:production';

async function logIn(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(LOGIN.email);
  await page.getByLabel('Password', { exact: true }).fill(LOGIN.password);
  await page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Log out' }).waitFor();
}

async function playFirstMix(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  await page.getByRole('main').locator('a[href^="/mix/"]').first().click();
  await page.waitForURL(/\/mix\/\d+/);
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  await page.evaluate(async (everyMs) => {
    const heardMs = (): number => document.querySelector('audio')?.currentTime ?? 0;
    while (heardMs() < 1) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }, SOUND_POLL_MS);
}
