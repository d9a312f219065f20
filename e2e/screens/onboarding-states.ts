import type { Page } from '@playwright/test';
import { FREE_MEMBER } from '../pages/listener.ts';
import type { Screen } from './screen.ts';
import { pressButton } from './state-steps.ts';

const GENRES = { name: 'onboarding', path: '/onboarding', as: FREE_MEMBER };
const ARTISTS = { ...GENRES, name: 'onboarding-artists', before: goToArtists };
const ARTISTS_CALL = '/v3/artists';

async function goToArtists(page: Page): Promise<void> {
  for (const genre of ['Ambient', 'Breaks', 'Disco', 'Next'])
    await page.locator('main').getByRole('button', { name: genre, exact: true }).click();
  await page.getByRole('combobox', { name: 'Search artists' }).waitFor();
}

async function pickArtists(page: Page): Promise<void> {
  await goToArtists(page);
  await page.getByRole('option').first().waitFor();
  await page.getByRole('combobox', { name: 'Search artists' }).focus();
  for (const key of ['ArrowDown', 'Enter', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowDown'])
    await page.keyboard.press(key);
}

export const ONBOARDING: readonly Screen[] = [
  GENRES,
  { ...GENRES, name: 'onboarding-heard', before: pressButton('Play a 10-second preview of Disco'), fullPage: false },
  { ...GENRES, name: 'onboarding-loading', answers: { '/v3/genres': 'never' } },
  { ...GENRES, name: 'onboarding-failed', answers: { '/v3/genres': 'failing' } },
  { ...GENRES, name: 'onboarding-empty', answers: { '/v3/genres': [] } },
  ARTISTS,
  { ...ARTISTS, name: 'onboarding-artists-picked', before: pickArtists },
  { ...ARTISTS, name: 'onboarding-artists-loading', answers: { [ARTISTS_CALL]: 'never' } },
  { ...ARTISTS, name: 'onboarding-artists-failed', answers: { [ARTISTS_CALL]: 'failing' } },
  { ...ARTISTS, name: 'onboarding-artists-empty', answers: { [ARTISTS_CALL]: [] } },
];
