import type { Locator, Page } from 'playwright-core';

const PREMIUM_MEMBER = 'premium@afterglow.example';
const PASSWORD = 'afterglow-demo';
const SOUND_POLL_MS = 250;

/** Logs in with the form, as a person would; with Premium by default. */
export async function logIn(page: Page, siteUrl: string, email = PREMIUM_MEMBER): Promise<void> {
  await page.goto(`${siteUrl}/auth/login`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('form', { name: 'Log In' }).getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Log out' }).waitFor();
}

/** Opens the first mix of the home page and plays it; resolves when it has played for a second. */
export async function playFirstMix(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  await page.getByRole('main').locator('a[href^="/mix/"]').first().click();
  await page.waitForURL(/\/mix\/\d+/);
  await pressPlay(page);
  await page.evaluate(async (everyMs) => {
    const heardS = (): number => document.querySelector('audio')?.currentTime ?? 0;
    while (heardS() < 1) await new Promise((resolve) => setTimeout(resolve, everyMs));
  }, SOUND_POLL_MS);
}

/** The page's big button; current playback continues. */
export async function pressPlay(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Play|Pause)/ })
    .first()
    .waitFor();
  const play = playButton(page);
  if (await play.isVisible()) await play.click();
}

/** The page's own, while nothing of it plays; excludes a page that is leaving. */
export function playButton(page: Page): Locator {
  return page.getByRole('main').locator('button:not([inert] *)').filter({ hasText: /^Play/ }).first();
}

export async function follow(page: Page, link: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: link, exact: true })
    .first()
    .click();
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
}
