import type { Page } from '@playwright/test';
import type { Screen } from './screen.ts';

const OPENED = [
  { id: 'artist:1', type: 'artist', itemId: 1 },
  { id: 'show:1', type: 'show', itemId: 1 },
  { id: 'genre:deep_house', type: 'genre', itemId: 'deep_house' },
  { id: 'mix:2', type: 'mix', itemId: 2 },
  { id: 'mix:1', type: 'mix', itemId: 1 },
];

/** Opens the page again in a browser that remembers what was found before. */
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

const RECENT = { name: 'search-recent', path: '/search', before: withRecentSearchesRead };

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
];
