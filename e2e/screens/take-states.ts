// Takes screenshots of every page and state: node e2e/screens/take-states.ts URL FOLDER [pattern of the names]
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { prepareScreen } from './prepare-screen.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './states.ts';

const WINDOWS = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 800, height: 1000 },
  phone: { width: 390, height: 844 },
} as const;
const DEVICES = ['desktop', 'tablet', 'phone'] as const;
/** The window is as high as the page, so that the bars are at its bottom; an endless list is cut here. */
const HIGHEST_PX = 5000;
const THEMES = ['dark', 'light'] as const;
/** The time limit of images and the last skeletons. */
const SETTLE_MS = 8000;

const [siteUrl = 'http://localhost:4800', folder = 'screens', only = ''] = process.argv.slice(2);

interface Shot {
  readonly screen: Screen;
  readonly device: keyof typeof WINDOWS;
  readonly theme: (typeof THEMES)[number];
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {});
  for (const shot of shots()) await take(browser, shot);
  await browser.close();
}

function shots(): readonly Shot[] {
  return SCREENS.flatMap((screen) =>
    DEVICES.flatMap((device) => THEMES.map((theme) => ({ screen, device, theme }))),
  ).filter((shot) => new RegExp(only).test(nameOf(shot)));
}

function nameOf({ screen, device, theme }: Shot): string {
  return `${screen.name}-${device}-${theme}`;
}

async function take(browser: Browser, shot: Shot): Promise<void> {
  const { screen, device, theme } = shot;
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: WINDOWS[device],
    colorScheme: theme,
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
  });
  const page = await context.newPage();
  await prepareScreen(page, siteUrl, screen);
  await page.goto(`${siteUrl}${screen.path}`);
  await settled(page, screen);
  await screen.before?.(page);
  if (screen.fullPage !== false) await showWhole(page, WINDOWS[device]);
  await page.screenshot({ path: path.join(folder, `${nameOf(shot)}.png`) });
  await context.close();
  process.stdout.write(`${nameOf(shot)}\n`);
}

async function showWhole(page: Page, { width, height }: { readonly width: number; readonly height: number }) {
  const wholePx = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(wholePx, height), HIGHEST_PX) });
  await picturesShown(page);
}

async function settled(page: Page, { answers = {} }: Screen): Promise<void> {
  const isLoadingOnPurpose = Object.values(answers).includes('never');
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  if (isLoadingOnPurpose) return page.waitForTimeout(600);
  const busy = () => document.querySelectorAll('main [aria-busy="true"]').length === 0;
  await page.waitForFunction(busy, undefined, { timeout: SETTLE_MS }).catch(() => undefined);
  await scrollThrough(page);
  await picturesShown(page);
}

async function picturesShown(page: Page): Promise<void> {
  const loaded = () => [...document.images].every(({ complete }) => complete);
  await page.waitForFunction(loaded, undefined, { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(() =>
    Promise.allSettled([...document.images].filter(({ complete }) => complete).map((image) => image.decode())),
  );
}

/** Loads lazy images. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo(0, 0);
  });
}

await main();
