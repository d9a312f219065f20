import path from 'node:path';
import type { Page } from '@playwright/test';
import { FREE_MEMBER, type Listener } from '../pages/listener.ts';
import { ReleaseConsole } from '../pages/console.ts';
import { workspaceRoot } from '../support/paths.ts';
import { readSiteTokens } from '../support/site/site-tokens.ts';

export interface Scene {
  readonly name: string;
  readonly as: 'visitor' | typeof FREE_MEMBER;
  readonly theme: 'dark' | 'light';
  readonly width: 1440 | 390;
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
  await listener.openQueue();
}

async function openFullPlayer(listener: Listener): Promise<void> {
  await listener.playChart();
  await listener.openFullPlayer();
}

function openConsole(act?: (page: Page) => Promise<void>) {
  return async ({ page, siteUrl }: Listener): Promise<void> => {
    await new ReleaseConsole(page, siteUrl).signInWith(await managerToken());
    await act?.(page);
  };
}

/** Of the environment, or of the site's data folder. */
async function managerToken(): Promise<string> {
  const { AFTERGLOW_TOKEN: token, DATA_DIR: dataDir = '.data' } = process.env;
  return token ?? (await readSiteTokens(path.resolve(workspaceRoot, dataDir))).manager;
}

async function beginRollback(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Roll back radio in production' }).click();
  await page.getByRole('dialog').waitFor();
}

const MEMBER = { as: FREE_MEMBER } as const;
const MANAGER = { as: 'visitor' } as const;

/** The pictures in README.md and docs: the composed site, which no story can show. */
export const SCENES: readonly Scene[] = [
  { ...MEMBER, name: 'home', width: 1440, theme: 'dark', prepare: openHome },
  { ...MEMBER, name: 'mix', width: 1440, theme: 'light', prepare: openPlayingMix },
  { ...MEMBER, name: 'queue', width: 1440, theme: 'dark', prepare: openQueue },
  { ...MEMBER, name: 'channel', width: 390, theme: 'light', prepare: (listener) => listener.playChannel('deep') },
  { ...MEMBER, name: 'full-player', width: 390, theme: 'dark', prepare: openFullPlayer },
  { ...MANAGER, name: 'console', width: 1440, theme: 'dark', prepare: openConsole() },
  { ...MANAGER, name: 'console', width: 390, theme: 'dark', prepare: openConsole() },
  { ...MANAGER, name: 'console-rollback', width: 1440, theme: 'light', prepare: openConsole(beginRollback) },
];
