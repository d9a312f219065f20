import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { expectNoViolations, type Theme, THEMES } from '../support/axe.ts';

const ORIGIN = 'http://workbench.test';
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const LOAD_LIMIT_MS = 10_000;
/** Skeletons appear late. */
const LATE_MS = 600;

interface CheckOptions {
  /** The folder of the built workbench. */
  readonly built: string;
  /** The names of stories, such as "pages-radio--channel-390-dark". */
  readonly pattern: RegExp;
  /** The folder for a picture of each. */
  readonly pictures: string | undefined;
}

interface Look {
  readonly theme: Theme;
  readonly window: (typeof WINDOWS)[number];
}

/** Opens every story in both themes on a desktop and on a phone. True when axe finds nothing. */
export async function checkStories(options: CheckOptions): Promise<boolean> {
  const looks = THEMES.flatMap((theme) => WINDOWS.map((window) => ({ theme, window })));
  const names = storiesIn(options.built).flatMap((id) => looks.map((look) => nameOf(id, look)));
  if (!names.some((name) => options.pattern.test(name))) throw new Error(`No story matches ${options.pattern}.`);
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions ?? {});
  const failed: string[] = [];
  for (const look of looks) failed.push(...(await checkIn(browser, look, options)));
  await browser.close();
  return failed.length === 0;
}

/** Returns the names of stories with problems. */
async function checkIn(browser: Browser, look: Look, { built, pattern, pictures }: CheckOptions): Promise<string[]> {
  const { window: viewport, theme: colorScheme } = look;
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  await serve(context, built);
  const failed: string[] = [];
  for (const id of storiesIn(built).filter((one) => pattern.test(nameOf(one, look)))) {
    const name = nameOf(id, look);
    const page = await context.newPage();
    const problem = await check(page, id, name);
    process.stdout.write(problem === undefined ? `  ${name}\n` : `✗ ${name}\n${problem}\n`);
    if (problem !== undefined) failed.push(name);
    if (pictures !== undefined) await page.screenshot({ path: path.join(pictures, `${name}.png`), fullPage: true });
    await page.close();
  }
  await context.close();
  return failed;
}

function storiesIn(built: string): readonly string[] {
  const { entries }: { entries: object } = JSON.parse(readFileSync(path.join(built, 'index.json'), 'utf8'));
  return Object.keys(entries);
}

function nameOf(id: string, { theme, window }: Look): string {
  return `${id}-${window.width}-${theme}`;
}

/** Files, without a server; the images that a service would send are missing. */
async function serve(context: BrowserContext, built: string): Promise<void> {
  await context.route(`${ORIGIN}/**`, async (route) => {
    const file = path.join(built, new URL(route.request().url()).pathname);
    await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' }));
  });
}

async function check(page: Page, id: string, name: string): Promise<string | undefined> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await page.goto(`${ORIGIN}/iframe.html?viewMode=story&id=${id}`);
    const heading = page.locator('#storybook-root main :is(h1, h2)');
    const failure = page.locator('.sb-show-errordisplay #error-message');
    await heading.or(failure).first().waitFor({ state: 'attached', timeout: LOAD_LIMIT_MS });
    await page.waitForTimeout(LATE_MS);
    if ((await failure.count()) > 0) errors.push(await failure.innerText());
    await expectNoViolations(page, name, '#storybook-root');
  } catch (error) {
    errors.push(error instanceof Error ? error.message : String(error));
  }
  return errors.length === 0 ? undefined : errors.join('\n');
}
