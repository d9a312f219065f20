import type { Page } from '@playwright/test';
import { BrowsePages } from '../pages/browse-pages.ts';
import { heapBytes } from '../support/measures/heap.ts';
import { expect, test } from '../support/test.ts';

const CATALOG = 100_000;
const FAR = 600;
const MB = 1024 * 1024;
const MOST_MB = 60;

test(`a list of ${CATALOG} mixes scrolled to ${FAR} holds and draws no more than at its start`, async ({
  listener,
}) => {
  test.setTimeout(240_000);
  const { page } = listener;
  await serveManyMixes(page, listener.siteUrl);
  const browse = new BrowsePages(listener);
  await browse.open('/browse/mixes/latest', 'Mixes');
  const list = browse.list('Latest Mixes');
  await expect(list.locator('[aria-setsize]').first()).toBeVisible();
  const before = await heapBytes(page);
  const drawnAtFirst = await list.getByRole('listitem').count();

  await page.evaluate(scrollUntil, FAR);

  await expect(list.getByRole('heading').last()).toContainText(/^Mix \d+$/);
  expect(await list.getByRole('listitem').count()).toBeLessThan(drawnAtFirst + 40);
  const grownMb = ((await heapBytes(page)) - before) / MB;
  test.info().annotations.push({ type: 'heap', description: `${grownMb.toFixed(1)} MB more at ${FAR} mixes` });
  expect(grownMb).toBeLessThan(MOST_MB);
});

/** The service has 400 mixes; each of the first ones is repeated. */
async function serveManyMixes(page: Page, siteUrl: string): Promise<void> {
  const mix = (await (await fetch(`${siteUrl}/v3/mixes/1`)).json()) as { id: number };
  await page.route(/\/v3\/mixes\?/, async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 10)];
    const json = Array.from({ length: limit }, (_, at) => {
      const id = offset + at + 1;
      return { ...mix, id, mixes_id: id, title: `Mix ${id}` };
    });
    await route.fulfill({ json, headers: { 'x-items-total': String(CATALOG) } });
  });
}

/** Runs in the page: scrolls down one window at a time, as soon as there is more, until it has passed this many items. */
async function scrollUntil(far: number): Promise<void> {
  const reached = () => Number(document.querySelector('[aria-posinset]')?.getAttribute('aria-posinset') ?? 0);
  while (reached() < far) {
    scrollBy(0, innerHeight);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}
