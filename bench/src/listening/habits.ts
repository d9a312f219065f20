import type { Page } from 'playwright-core';
import { follow, pressPlay } from '../browser/demo-listener.ts';

const SCREENS = 10;

export type Habit = (page: Page) => Promise<void>;

/** In this order, repeatedly: pages of every area, seeks, other queues, a channel, panels, a search. */
export const HABITS: readonly Habit[] = [
  (page) => follow(page, 'Charts'),
  openFirst('a[href^="/browse/charts/"]'),
  pressPlay,
  press('Forward 10 seconds'),
  (page) => follow(page, 'Radio'),
  press('Next'),
  scrollDown('Mixes'),
  openFirst('a[href^="/mix/"]'),
  press('Queue'),
  press('Queue'),
  press('Back 10 seconds'),
  search('night'),
  (page) => follow(page, 'Settings'),
  press('Next'),
  (page) => follow(page, 'Deep'),
  pressPlay,
  (page) => follow(page, 'Playlists'),
  openFirst('a[href^="/browse/playlists/"]'),
  pressPlay,
  (page) => follow(page, 'Account Management'),
  press('Previous'),
  (page) => follow(page, 'Genres & Moods'),
  goBack,
];

function openFirst(selector: string): Habit {
  return async (page) => {
    await page.getByRole('main').locator(selector).first().click();
    await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  };
}

/** A button of the player's bar; one that does not apply to the current track is skipped. */
function press(name: string): Habit {
  return async (page) => {
    const button = page.getByRole('region', { name: 'Player' }).getByRole('button', { name, exact: true });
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click();
  };
}

function scrollDown(link: string): Habit {
  return async (page) => {
    await follow(page, link);
    for (let screen = 1; screen <= SCREENS; screen += 1) await page.mouse.wheel(0, 900);
  };
}

function search(text: string): Habit {
  return async (page) => {
    await page.getByRole('combobox', { name: /^Search/ }).fill(text);
    await page.keyboard.press('Enter');
    await page.getByRole('main').locator('a[href^="/mix/"]').first().waitFor();
  };
}

async function goBack(page: Page): Promise<void> {
  await page.goBack();
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
}
