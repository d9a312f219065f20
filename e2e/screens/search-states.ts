import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const OPENED = [
  { id: 'artist:1', type: 'artist', itemId: 1 },
  { id: 'show:1', type: 'show', itemId: 1 },
  { id: 'genre:deep_house', type: 'genre', itemId: 'deep_house' },
  { id: 'mix:2', type: 'mix', itemId: 2 },
  { id: 'mix:1', type: 'mix', itemId: 1 },
];

/** Opens the page again in a browser with recent searches. */
async function withRecentSearches(page: Page): Promise<void> {
  await page.evaluate((entries) => localStorage.setItem('recentSearch', entries), JSON.stringify(OPENED));
  await page.reload();
  const section = page.locator('main').getByRole('region', { name: 'Recent searches' });
  await section.waitFor();
}

async function withRecentSearchesRead(page: Page): Promise<void> {
  await withRecentSearches(page);
  await page
    .locator('main')
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

async function withSuggestions(page: Page): Promise<void> {
  const field = page.locator('main').getByRole('combobox');
  await field.pressSequentially('deep');
  await page.locator('main').getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

/** Opens the palette, with something typed into it or not. */
function withPalette(typed = ''): (page: Page) => Promise<void> {
  return async (page) => {
    await page.locator('html[data-palette]').waitFor({ state: 'attached' });
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await field.pressSequentially(typed);
    await page.getByRole('status').filter({ hasText: /entr/ }).waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
  };
}

async function withLostPalette(page: Page): Promise<void> {
  await page.locator('html[data-palette]').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('region').waitFor();
}

const RECENT = { name: 'search-recent', path: '/search', before: withRecentSearchesRead };
const RESULTS = '/search/results';
const CALL = '/v3/search\\?';
const FILTERS = 'genre=Chillout&year=2026&duration_to=900';
const CODE = '/remotes/search/.*\\.js';

export const SEARCH: readonly Screen[] = [
  { name: 'search', path: '/search' },
  RECENT,
  {
    ...RECENT,
    name: 'search-recent-loading',
    answers: { '/v3/mixes/1(\\?|$)': 'never' },
    before: withRecentSearches,
  },
  { ...RECENT, name: 'search-recent-failed', answers: { '/v3/(mixes|shows)/1(\\?|$)': 'failing' } },
  { ...RECENT, name: 'search-recent-offline', answers: { '/v3/(artists|mixes|shows)/': 'offline' } },
  { name: 'search-suggestions', path: '/search', before: withSuggestions, fullPage: false },
  { name: 'search-top', path: `${RESULTS}/top/deep` },
  { name: 'search-mixes', path: `${RESULTS}/mixes/night`, fullPage: false },
  { name: 'search-genres', path: `${RESULTS}/genres/night` },
  { name: 'search-artists', path: `${RESULTS}/artists/a`, fullPage: false },
  { name: 'search-shows', path: `${RESULTS}/shows/a`, fullPage: false },
  { name: 'search-tracklist', path: `${RESULTS}/tracklist/velour`, fullPage: false },
  { name: 'search-tracklist-none', path: `${RESULTS}/tracklist/night`, fullPage: false },
  { name: 'search-filtered', path: `${RESULTS}/top/night?${FILTERS}` },
  { name: 'search-nothing', path: `${RESULTS}/top/qqxqq` },
  { name: 'search-nothing-filtered', path: `${RESULTS}/mixes/night?genre=Chillout&year=1999` },
  { name: 'search-loading', path: `${RESULTS}/top/deep`, answers: { [CALL]: 'never' } },
  { name: 'search-failed', path: `${RESULTS}/top/deep`, answers: { [CALL]: 'failing' } },
  { name: 'search-offline', path: `${RESULTS}/mixes/deep`, answers: { [CALL]: 'offline' } },
  { name: 'palette', path: '/', before: withPalette(), fullPage: false },
  { name: 'palette-typed', path: '/', before: withPalette('night'), fullPage: false },
  { name: 'palette-nothing', path: '/', before: withPalette('qqxqq'), fullPage: false },
  { name: 'palette-failed', path: '/', answers: { [CALL]: 'failing' }, before: withPalette('night'), fullPage: false },
  { name: 'palette-lost', path: '/', answers: { [CODE]: 'failing' }, before: withLostPalette, fullPage: false },
];
