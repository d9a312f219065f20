import type { Browser, Page } from 'playwright-core';
import { logIn, pressPlay } from '../browser/demo-listener.ts';
import { log } from '../say.ts';
import { clickAndWatch } from './clicks.ts';
import type { Parts } from './parts.ts';
import type { ExpectedChange, SeenChange } from './watch-change.ts';

export interface Opening extends SeenChange {
  readonly what: string;
  /** `at once`: as soon as the page could be used; `later`: when it had settled. */
  readonly when: 'at once' | 'later';
}

interface View {
  readonly what: string;
  /** Accessible name of the button that opens it. */
  readonly button: string;
  readonly sign: string;
}

const SAMPLES = 6;
/** Long enough for all idle requests of a page. */
const COME_TO_REST_MS = 3000;
const MIX = '/mix/1';
const VIEWS: readonly View[] = [
  { what: 'queue', button: 'Queue', sign: 'aside [role="tab"]' },
  { what: 'full-screen player', button: 'Full-screen player', sign: '[role="dialog"] h2, dialog h2' },
];

/** The first click on what opens next to or over the page, each on a freshly loaded page that plays. */
export async function firstOpenings(browser: Browser, url: string, parts: Parts): Promise<readonly Opening[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await logIn(page, url);
  const openings: Opening[] = [];
  for (const view of VIEWS) {
    for (const when of ['at once', 'later'] as const) {
      const part = `${view.what}, ${when}`;
      openings.push(...(await parts.take(part, () => openOften(page, { view, when, url }))));
    }
  }
  await page.close();
  return openings;
}

interface Try {
  readonly view: View;
  readonly when: Opening['when'];
  readonly url: string;
}

async function openOften(page: Page, { view, when, url }: Try): Promise<readonly Opening[]> {
  const openings: Opening[] = [];
  while (openings.length < SAMPLES) {
    await page.goto(`${url}${MIX}`);
    await pressPlay(page);
    if (when === 'later') await page.waitForTimeout(COME_TO_REST_MS);
    openings.push({ what: view.what, when, ...(await open(page, view)) });
  }
  log(`${view.what}, ${when}`);
  return openings;
}

function open(page: Page, { button, sign }: View): Promise<SeenChange> {
  const expected: ExpectedChange = { path: MIX, sign, waiting: ':not(*)' };
  return clickAndWatch(page, page.getByRole('button', { name: button, exact: true }).first(), expected);
}
