import type { Page } from '@playwright/test';
import { Listener } from '../pages/listener.ts';
import { expectNoViolationsIn, THEMES, type Theme } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** The service renders an image on its first request, and whole pages of them load one after the other. */
const PICTURES_LIMIT_MS = 45_000;

interface CheckedPage {
  readonly path: string;
  readonly as: 'member' | 'visitor';
  /** Shared layouts are checked in every window; for other pages the two extremes are enough. */
  readonly everyWindow?: boolean;
}

const PAGES: readonly CheckedPage[] = [
  { path: '/', as: 'member', everyWindow: true },
  { path: '/', as: 'visitor', everyWindow: true },
  { path: '/mix/1', as: 'member', everyWindow: true },
  { path: '/browse/mixes/latest', as: 'member' },
  { path: '/browse/mixes/trending', as: 'member' },
  { path: '/browse/charts', as: 'member' },
  { path: '/browse/charts/101', as: 'member', everyWindow: true },
  { path: '/browse/playlists', as: 'member' },
  { path: '/browse/playlists/204', as: 'member' },
  { path: '/browse/genres', as: 'visitor' },
  { path: '/genre/house', as: 'visitor' },
  { path: '/shows/1', as: 'visitor' },
  { path: '/shows/1/about', as: 'visitor' },
  { path: '/artist/1', as: 'visitor' },
  { path: '/artist/1/about', as: 'visitor' },
  { path: '/browse/mixes/recently', as: 'member' },
  { path: '/yourmusic/mixes', as: 'member' },
  { path: '/yourmusic/artists', as: 'member' },
  { path: '/yourmusic/shows', as: 'member' },
  { path: '/yourmusic/genres', as: 'member' },
  { path: '/radio/favorites', as: 'member' },
  { path: '/radio/deep/schedule', as: 'visitor' },
  { path: '/radio/deep/history', as: 'visitor' },
  { path: '/search/results/mixes/house?genre=House&year=2026', as: 'visitor' },
  { path: '/search/results/tracklist/velour', as: 'visitor' },
  { path: '/search/results/top/qqxqq', as: 'visitor' },
  { path: '/radio', as: 'member' },
  { path: '/radio/deep', as: 'member', everyWindow: true },
  { path: '/search', as: 'visitor' },
  { path: '/search/results/top/house', as: 'visitor', everyWindow: true },
  { path: '/auth/login', as: 'visitor' },
  { path: '/auth/signup', as: 'visitor' },
  { path: '/auth/forgot-password', as: 'visitor' },
  { path: '/auth/reset-password', as: 'visitor' },
  { path: '/account', as: 'member' },
  { path: '/account/security', as: 'member' },
  { path: '/account/your-data', as: 'member' },
  { path: '/account/edit-profile', as: 'member' },
  { path: '/account/change-password', as: 'member' },
  { path: '/account/manage-subscription', as: 'member' },
  { path: '/account/receipts/1', as: 'member' },
  { path: '/account/cancel-premium', as: 'member' },
  { path: '/account/cancellation-feedback', as: 'member' },
  { path: '/settings', as: 'member' },
  { path: '/about/privacy-policy', as: 'visitor' },
  { path: '/onboarding', as: 'member' },
  { path: '/premium', as: 'visitor' },
  { path: '/premium/view-plans', as: 'member', everyWindow: true },
  { path: '/premium/donate', as: 'visitor' },
  { path: '/premium/select-payment/2', as: 'member' },
  { path: '/premium/complete?state=success', as: 'member' },
  { path: '/premium/donate/complete?state=success', as: 'visitor' },
  { path: '/404', as: 'visitor' },
];

type Look = readonly [widthPx: number, themes: readonly Theme[]];
const ALL_LOOKS: readonly Look[] = [1440, 800, 390].map((widthPx) => [widthPx, THEMES]);
const EVERY_WINDOW: readonly Look[] = [
  [1440, THEMES],
  [800, ['light']],
  [390, ['dark']],
];
const BOTH_ENDS: readonly Look[] = [
  [1440, ['dark']],
  [390, ['light']],
];

/** The long run checks every page in every window and both themes. */
function looksOf({ everyWindow = false }: CheckedPage): readonly Look[] {
  if (process.env['AXE_LOOKS'] === 'all') return ALL_LOOKS;
  return everyWindow ? EVERY_WINDOW : BOTH_ENDS;
}

for (const checked of PAGES) {
  const { path, as } = checked;
  test(`axe finds nothing on ${path} as a ${as}, in both themes, in windows of several sizes`, async ({
    visits,
    site,
  }) => {
    const page = await visits[as].newPage();
    const listener = new Listener(page, site.url);
    await listener.open(path);
    await expect(listener.heading(/.+/)).toBeVisible();
    for (const [width, themes] of looksOf(checked)) {
      await page.setViewportSize({ width, height: 900 });
      await everythingShown(page);
      await expectNoViolationsIn(themes, page, `${width} px`);
    }
    await page.close();
  });
}

/** Not network idle, which an open connection may prevent. */
async function everythingShown(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const countLoading = () =>
    page.evaluate(() => [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy').length);
  await expect.poll(countLoading, { timeout: PICTURES_LIMIT_MS }).toBe(0);
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
}
