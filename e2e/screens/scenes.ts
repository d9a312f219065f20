import type { Page } from '@playwright/test';
import { FREE_MEMBER, type Listener } from '../pages/listener.ts';
import { signedIn } from './console-states.ts';

export interface Scene {
  readonly name: string;
  readonly as: 'visitor' | typeof FREE_MEMBER | 'premium@afterglow.example';
  prepare(listener: Listener): Promise<void>;
}

async function followTo(listener: Listener, href: string): Promise<void> {
  // Until the previous page is gone, the next navigation would undo changes to the page.
  const left = await listener.heading(/.+/).elementHandle();
  await listener.page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await left?.waitForElementState('hidden');
  await listener.heading(/.+/).waitFor();
}

async function openHome(listener: Listener): Promise<void> {
  await listener.playChart();
  await followTo(listener, '/');
  const latest = listener.main.getByRole('heading', { name: 'Latest Mixes' });
  await latest.evaluate((heading, px) => window.scrollTo(0, heading.getBoundingClientRect().top + scrollY - px), 200);
}

async function openPlayingMix(listener: Listener): Promise<void> {
  await listener.playChart();
  const href = await listener.player.locator('a[href^="/mix/"]').first().getAttribute('href');
  await followTo(listener, href ?? '/mix/1');
}

async function openQueue(listener: Listener): Promise<void> {
  await listener.playChart();
  if (listener.isSmall()) {
    await listener.openFullPlayer();
    await listener.page.getByRole('tab', { name: 'Tracklist' }).click();
    await listener.page.getByRole('tabpanel').scrollIntoViewIfNeeded();
  } else await listener.openQueue();
}

async function openFullPlayer(listener: Listener): Promise<void> {
  await listener.playChart();
  await listener.openFullPlayer();
}

async function openPrompt(listener: Listener): Promise<void> {
  await listener.open('/mix/1');
  await listener.heading(/.+/).waitFor();
  await listener.pressPlay();
  await listener.page.getByRole('dialog').waitFor();
}

async function showBanner(listener: Listener): Promise<void> {
  await listener.open('/mix/1');
  await listener.heading(/.+/).waitFor();
  await listener.main
    .getByRole('button', { name: /^Favorite/ })
    .first()
    .click();
  await listener.page
    .getByRole('status')
    .filter({ hasText: /favorites/ })
    .waitFor();
}

async function loseAnArea(listener: Listener): Promise<void> {
  await listener.page.route('**/remotes/radio/**', (route) => route.abort());
  await listener.open('/radio');
  await listener.failureOf('radio').waitFor();
}

function openConsole(act?: (page: Page) => Promise<void>) {
  return async (listener: Listener): Promise<void> => {
    await listener.open('/releases/');
    await signedIn(act)(listener.page);
  };
}

async function beginRollback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll back radio in production' }).click();
  await page.getByRole('dialog').waitFor();
}

/** The screenshots of the README, and those to check after changing the frame. */
export const SCENES: readonly Scene[] = [
  { name: 'home', as: FREE_MEMBER, prepare: openHome },
  { name: 'mix', as: FREE_MEMBER, prepare: openPlayingMix },
  { name: 'channel', as: FREE_MEMBER, prepare: (listener) => listener.playChannel('deep') },
  { name: 'queue', as: FREE_MEMBER, prepare: openQueue },
  { name: 'full-player', as: FREE_MEMBER, prepare: openFullPlayer },
  { name: 'modal', as: 'visitor', prepare: openPrompt },
  { name: 'banner', as: FREE_MEMBER, prepare: showBanner },
  { name: 'failed-area', as: FREE_MEMBER, prepare: loseAnArea },
  { name: 'console', as: 'visitor', prepare: openConsole() },
  { name: 'console-rollback', as: 'visitor', prepare: openConsole(beginRollback) },
  { name: 'not-found', as: 'visitor', prepare: (listener) => listener.open('/404?resource=Mix') },
];
