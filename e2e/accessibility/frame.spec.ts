import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PANEL = 'aside';
const PLAYER_BAR = 'section[aria-label="Player"]';
const DIALOG = 'dialog[open]';

/** Looks at one part only: the pages around it have tests of their own. */
async function expectNothingFound(page: Page, part: string, what: string): Promise<void> {
  // What still fades has other colours than it will have.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).include(part).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in queue, tracklist, player bar, full-screen player, modal and the list of keys', async ({
      listener,
    }) => {
      const { page } = listener;
      await listener.comeBackAsMember();
      await listener.open('/browse/charts/101');
      await listener.heading(/.+/).waitFor();
      await listener.pressPlay();
      await listener.expectSound();
      await listener.player.getByRole('button', { name: 'Pause' }).click(); // nothing dances any more

      await listener.openQueue();
      await page.getByRole('list', { name: 'Up next' }).getByRole('link').first().waitFor();
      await expectNothingFound(page, PANEL, 'queue');
      await page.getByRole('tab', { name: 'Tracklist' }).click();
      await expectNothingFound(page, PANEL, 'tracklist');
      await listener.player.getByRole('button', { name: /^Sleep timer/ }).click();
      await expectNothingFound(page, PLAYER_BAR, 'player bar');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await expectNothingFound(page, DIALOG, 'list of keys');
      await page.keyboard.press('Escape');

      await listener.openFullPlayer();
      await expectNothingFound(page, DIALOG, 'full-screen player');
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingFound(page, DIALOG, 'full-screen player on a small window');
      await listener.chooseQuality('320 kbit/s');
      await page.getByRole('dialog', { name: 'Hear every detail' }).waitFor();
      await expectNothingFound(page, DIALOG, 'modal');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expectNothingFound(page, PLAYER_BAR, 'player bar on a small window');
    });
  });
}
