import type { Page } from '@playwright/test';
import { expectNoViolationsIn, THEMES } from '../support/axe.ts';
import { test } from '../support/test.ts';

const PANEL = 'aside';
const PLAYER_BAR = 'section[aria-label="Player"]';
const DIALOG = 'dialog[open]';

/** Checks one part only, in both themes: the pages around it have their own tests. */
const look = (page: Page, part: string, what: string) => expectNoViolationsIn(THEMES, page, what, part);

test('axe finds nothing in the queue, tracklist, player, modal and key list, in both themes', async ({ listener }) => {
  const { page } = listener;
  await listener.comeBackAsMember();
  await listener.playChart();
  await listener.player.getByRole('button', { name: 'Pause' }).click(); // no animation runs anymore

  await listener.openQueue();
  await page.getByRole('list', { name: 'Up next' }).getByRole('link').first().waitFor();
  await look(page, PANEL, 'queue');
  await page.getByRole('tab', { name: 'Tracklist' }).click();
  await look(page, PANEL, 'tracklist');
  await listener.player.getByRole('button', { name: /^Sleep timer/ }).click();
  await look(page, PLAYER_BAR, 'player bar');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await look(page, DIALOG, 'list of keys');
  await page.keyboard.press('Escape');

  await listener.openFullPlayer();
  await look(page, DIALOG, 'full-screen player');
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, DIALOG, 'full-screen player on a small window');
  await listener.chooseQuality('320 kbps');
  await page.getByRole('dialog', { name: 'Hear every detail' }).waitFor();
  await look(page, DIALOG, 'modal');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await look(page, PLAYER_BAR, 'player bar on a small window');
});
