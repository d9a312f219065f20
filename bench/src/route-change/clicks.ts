import type { Locator, Page } from 'playwright-core';
import { watchChange, type ExpectedChange, type SeenChange } from './watch-change.ts';

/** A change that has not happened by then never will. */
const LIMIT_MS = 20_000;
/** Enough time for all effects of a change. */
const REST_MS = 400;

/** The page of an area: its heading identifies it, and skeletons mean that it is incomplete. */
export function pageOf(area: string, path: string): ExpectedChange {
  const place = `[data-remote="${area}"] > :not([inert])`;
  return { path, sign: `${place} h1`, waiting: `${place} div[aria-busy="true"]` };
}

/** Clicks like a person, with pointer events, and reports how the expected content appeared. */
export async function clickAndWatch(page: Page, what: Locator, expected: ExpectedChange): Promise<SeenChange> {
  await page.evaluate(watchChange, expected);
  await what.click();
  const seen = await Promise.race([page.evaluate(() => window.benchChange), page.waitForTimeout(LIMIT_MS)]);
  if (!seen) throw new Error(`"${expected.sign}" did not come at ${page.url()}.`);
  await page.waitForTimeout(REST_MS);
  return seen;
}
