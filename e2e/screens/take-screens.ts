import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { Listener } from '../pages/listener.ts';
import { workspaceRoot } from '../support/paths.ts';
import { SCENES, type Scene } from './scenes.ts';

const DEFAULT_SITE = 'http://localhost:4800';
const FOLDER = path.join(workspaceRoot, 'docs/screens');
const HEIGHTS = { 1440: 900, 390: 844 } as const;
const JPEG_QUALITY = 82;
/** Covers fade in, and skeletons disappear. */
const SETTLE_MS = 1500;

async function take(browser: Browser, siteUrl: string, scene: Scene): Promise<void> {
  const { name, theme, width } = scene;
  const context = await browser.newContext({
    viewport: { width, height: HEIGHTS[width] },
    colorScheme: theme,
    serviceWorkers: 'block',
    ...(width === 390 && { hasTouch: true, isMobile: true }),
  });
  const page = await context.newPage();
  const listener = new Listener(page, siteUrl);
  if (scene.as !== 'visitor') await listener.comeBackAsMember(scene.as);
  await scene.prepare(listener);
  await page.mouse.move(0, 0);
  await page.waitForTimeout(SETTLE_MS);
  // A long title has scrolled back to its start.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  const file = `${name}-${width}-${theme}.jpg`;
  await page.screenshot({ path: path.join(FOLDER, file), type: 'jpeg', quality: JPEG_QUALITY });
  process.stdout.write(`  ${file}\n`);
  await context.close();
}

/** `npm run screens -- [address of a running site] [names of scenes]` */
async function main(): Promise<void> {
  const [, , ...given] = process.argv;
  const siteUrl = given.find((text) => text.startsWith('http')) ?? DEFAULT_SITE;
  const names = given.filter((text) => !text.startsWith('http'));
  const scenes = SCENES.filter(({ name }) => names.length === 0 || names.includes(name));
  mkdirSync(FOLDER, { recursive: true });
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {});
  for (const scene of scenes) await take(browser, siteUrl, scene);
  await browser.close();
}

await main();
