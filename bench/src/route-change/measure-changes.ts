import type { Browser, Page } from 'playwright-core';
import { logIn } from '../browser/demo-listener.ts';
import { log } from '../say.ts';
import { clickAndWatch, pageOf } from './clicks.ts';
import type { Parts } from './parts.ts';
import type { SeenChange } from './watch-change.ts';

/** Links of the main menu, ordered so that each leads to another area and together they visit all areas. */
const TOUR: readonly { readonly area: string; readonly path: string }[] = [
  { area: 'radio', path: '/radio' },
  { area: 'browse', path: '/' },
  { area: 'search', path: '/search' },
  { area: 'browse', path: '/browse/genres' },
  { area: 'account', path: '/account' },
  { area: 'browse', path: '/browse/mixes/latest' },
  { area: 'radio', path: '/radio/deep' },
  { area: 'browse', path: '/browse/charts' },
  { area: 'premium', path: '/premium/view-plans' },
  { area: 'browse', path: '/browse/playlists' },
  { area: 'radio', path: '/radio/chill' },
  { area: 'browse', path: '/yourmusic/mixes' },
];

export interface Visited {
  readonly name: string;
  readonly url: string;
  readonly page: Page;
}

export interface ChangeSample extends SeenChange {
  readonly name: string;
  readonly to: string;
}

const ROUNDS = 6;
const FREE_LISTENER = 'free@afterglow.example';
const SEARCHES = ['house', 'night', 'radio'];
const MIXES_OF_EACH = 10;

export interface Visitor {
  readonly name: string;
  readonly url: string;
  /** Listeners who prefer less motion see no transition. */
  readonly reducedMotion?: 'reduce';
}

/** Logged in as a free member, whose menu also offers Premium. */
export async function visit(browser: Browser, { name, url, ...motion }: Visitor): Promise<Visited> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...motion });
  const page = await context.newPage();
  await logIn(page, url, FREE_LISTENER);
  await page.getByRole('button', { name: /^Maybe later/ }).click();
  return { name, url, page };
}

/** All take the same tour in turn; the first two rounds load areas, chunks and data, and are not counted. */
export async function changesWithData(visited: readonly Visited[], parts: Parts): Promise<readonly ChangeSample[]> {
  const samples: ChangeSample[] = [];
  for (let round = -1; round <= ROUNDS; round += 1) {
    const tour = () => tourOfAll(visited);
    if (round > 0) samples.push(...(await parts.take(`round ${round}`, tour)));
    else await tour();
    log(round > 0 ? `Round ${round} of ${ROUNDS}` : 'Round to warm up');
  }
  return samples;
}

async function tourOfAll(visited: readonly Visited[]): Promise<readonly ChangeSample[]> {
  const samples: ChangeSample[] = [];
  for (const { area, path } of TOUR) {
    for (const { name, page } of visited) {
      const link = page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href="${path}"]`);
      samples.push({ name, to: path, ...(await clickAndWatch(page, link.first(), pageOf(area, path))) });
    }
  }
  return samples;
}

/** From search results to mixes that were not opened before in the tab, and back. */
export async function changesWithoutData(visited: readonly Visited[], parts: Parts): Promise<readonly ChangeSample[]> {
  const samples: ChangeSample[] = [];
  for (const keyword of SEARCHES) {
    samples.push(...(await parts.take(`mixes of ${keyword}`, () => openResults(visited, keyword))));
  }
  return samples;
}

async function openResults(visited: readonly Visited[], keyword: string): Promise<readonly ChangeSample[]> {
  for (const { url, page } of visited) await page.goto(`${url}/search/results/mixes/${keyword}`);
  const opened: ChangeSample[] = [];
  const hrefs = await mixesOn(visited);
  for (const href of hrefs) opened.push(...(await openByAll(visited, href)));
  log(`${hrefs.length - 1} mixes found by "${keyword}"`);
  return opened.slice(visited.length); // the first loads the code of the other area
}

async function mixesOn(visited: readonly Visited[]): Promise<readonly string[]> {
  const [first] = visited;
  if (!first) return [];
  const links = first.page.locator('[data-remote="search"] a[href*="/mix/"]');
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].slice(0, MIXES_OF_EACH + 1);
}

async function openByAll(visited: readonly Visited[], href: string): Promise<readonly ChangeSample[]> {
  const samples: ChangeSample[] = [];
  for (const one of visited) samples.push(await openMix(one, href));
  return samples;
}

async function openMix({ name, page }: Visited, href: string): Promise<ChangeSample> {
  const link = page.locator(`[data-remote="search"] a[href="${href}"]`).first();
  const seen = await clickAndWatch(page, link, pageOf('browse', href));
  await page.goBack();
  await link.waitFor();
  return { name, to: href, ...seen };
}
