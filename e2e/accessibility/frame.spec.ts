import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothingFound(page: Page, what: string): Promise<void> {
  // What still fades has other colours than it will have.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(violations.map(({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const theme of ['dark', 'light'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing in queue, tracklist, full-screen player, modal and the list of keys, on any window', async ({
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
      await expectNothingFound(page, 'queue');
      await page.getByRole('tab', { name: 'Tracklist' }).click();
      await expectNothingFound(page, 'tracklist');
      await page.getByRole('button', { name: 'Close the panel' }).click();
      await listener.player.getByRole('button', { name: /^Sleep timer/ }).click();
      await expectNothingFound(page, 'sleep timer');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await expectNothingFound(page, 'list of keys');
      await page.keyboard.press('Escape');

      for (const width of [1440, 800, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNothingFound(page, `page at ${width}`);
        await listener.openFullPlayer();
        await expectNothingFound(page, `full-screen player at ${width}`);
        if (width === 390) await listener.chooseQuality('320 kbit/s');
        else await page.keyboard.press('Escape');
      }
      await page.getByRole('dialog', { name: 'Hear every detail' }).waitFor();
      await expectNothingFound(page, 'modal');
    });
  });
}
