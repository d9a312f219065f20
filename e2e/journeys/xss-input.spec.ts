import type { Route } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const ONE_WORD = 'Donaudampfschifffahrt'.repeat(20);
const SCRIPT = '<img src=x onerror="window.hasRun = true"><script>window.hasRun = true</script>';
/** Reverses the text that follows it. */
const TURNED = '\u202Eemit thgin';

const WORDS = {
  title: `${SCRIPT} ${ONE_WORD}`,
  description: ONE_WORD,
  genre: [ONE_WORD],
  summary: `${SCRIPT}<a href="javascript:window.hasRun = true">Press me</a> ${ONE_WORD}`,
};

async function withHostileWords(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ json: hostile(await response.json()) });
}

/** A page's related content contains its subject again. */
async function withHostileModels(route: Route): Promise<void> {
  const response = await route.fetch();
  const models: Readonly<Record<string, readonly Thing[]>> = await response.json();
  const changed = Object.entries(models).map(([name, things]) => [name, things.map(hostile)]);
  await route.fulfill({ json: Object.fromEntries(changed) });
}

interface Thing {
  readonly artist?: object;
}

function hostile(thing: Thing): Thing {
  return { ...thing, ...WORDS, artist: { ...thing.artist, title: TURNED } };
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("any catalog text fits a phone's width, runs no code and turns no text direction", async ({ listener }) => {
  const { page, main } = listener;
  await page.route(/\/v3\/(mixes|shows)\/1(\?|$)/, withHostileWords);
  await page.route(/\/v3\/dispatch/, withHostileModels);
  for (const path of ['/mix/1', '/shows/1', '/shows/1/about']) {
    await listener.open(path);
    await expect(listener.heading(ONE_WORD)).toBeVisible();
    await expect(main.getByRole('link', { name: TURNED }).first()).toHaveCSS('unicode-bidi', 'isolate');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
  }
  await expect(main.getByText(/Press me/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Press me' })).toHaveCount(0);
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false);
});
