import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const PALETTE = { name: 'Jump to…' } as const;
const PHONE = { width: 390, height: 844 };

test('Ctrl+K finds and plays pages, channels and mixes, and returns the focus', async ({ listener }) => {
  const { page } = listener;
  const dialog = page.getByRole('dialog', PALETTE);
  const field = dialog.getByRole('combobox', PALETTE);
  await listener.comeBackAsMember();
  await listener.open('/');
  await expect(page.getByRole('button', PALETTE)).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search Afterglow' });
  await search.focus();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Charts' })).toBeVisible();
  await expectNoViolations(page, 'the palette');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(search).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('chart');
  await page.keyboard.press('Enter');
  await expect(listener.heading('Charts')).toBeFocused(); // not the field, to which the dialog returned the focus
  await expect(dialog).toBeHidden();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('deep');
  await page.keyboard.press('Shift+Enter');
  await expect(listener.player).toContainText('Deep');
  await expect(listener.heading('Charts')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('night');
  const found = dialog.getByRole('group', { name: 'Results' }).getByRole('option', { name: /Mix ·/ }).first();
  const title = (await found.locator('mark').first().textContent()) ?? '';
  expect(title).toMatch(/^night$/i);
  await found.click();
  await expect(page).toHaveURL(/\/mix\/\d+$/);
  await expect(dialog).toBeHidden();

  await page.setViewportSize(PHONE);
  await page.keyboard.press('Control+k');
  await expect(dialog.getByRole('group', { name: 'Recent searches' }).getByRole('option')).toHaveCount(1);
  await expectNoViolations(page, 'the palette on a phone');
  await dialog
    .getByRole('option', { name: /^Chill/ })
    .getByTitle('Play')
    .click();
  await expect(dialog).toBeHidden();
  await expect(listener.player).toContainText('Chill');
});

test('a search that fails to load shows an error in the palette only, and Retry loads it', async ({
  spoiltListener: listener,
  faults,
}) => {
  const { page } = listener;
  const dialog = page.getByRole('dialog', PALETTE);
  await listener.withoutHttpCache();
  await listener.comeBackAsMember();
  await listener.open('/');
  await expect(page.getByRole('button', PALETTE)).toBeVisible();
  faults.corrupt(/\/remotes\/search\/.*\.js/, '404');
  await page.keyboard.press('Control+k');
  const failure = dialog.getByRole('region', { name: "search isn't working" });
  await expect(failure).toContainText('This part is being repaired');
  await expect(failure).toHaveAttribute('data-error', 'ChunkLoadError');
  await expect(failure).toHaveAttribute('data-reason', 'missing');
  await expectNoViolations(page, 'the palette without its code');
  await failure.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await listener.visit('radio');

  await page.keyboard.press('Control+k');
  await expect(failure).toBeVisible();
  faults.restore();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(dialog.getByRole('combobox', PALETTE)).toBeFocused();
});
