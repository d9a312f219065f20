import { BrowsePages } from '../pages/browse-pages.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const PHONE = { width: 390, height: 844 };

test("a card's menu enqueues a mix; Escape returns the focus, and on a phone it is a sheet", async ({ listener }) => {
  const { page } = listener;
  const browse = new BrowsePages(listener);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await listener.comeBackAsMember();
  await listener.playChart();
  await listener.follow('/browse/mixes/latest');
  await expect(listener.heading('Mixes')).toBeVisible();

  const card = browse.list('Latest Mixes').getByRole('article').nth(1);
  const more = card.getByRole('button', { name: /^More options for / });
  const title = (await card.getByRole('heading').getByRole('link').textContent()) ?? '';
  await card.hover();
  await more.click();
  await expect(card.getByRole('button', { name: 'Play next' })).toBeFocused();
  await expectNoViolations(page, 'an open menu');
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(more).toHaveAttribute('aria-expanded', 'false');

  await more.click();
  await card.getByRole('button', { name: 'Play next' }).click();
  await expect(page.getByRole('status').filter({ hasText: `${title} is up next` })).toBeVisible();
  await listener.openQueue();
  await expect(page.getByRole('tabpanel', { name: 'Queue' })).toContainText(title);

  await page.setViewportSize(PHONE);
  await listener.follow('/browse/charts/101');
  await expect(listener.heading('Mixes')).toBeHidden();
  await expect(listener.heading(/.+/)).toBeVisible();
  const row = listener.main.getByRole('article').first();
  await row.getByRole('button', { name: /^More options for / }).click();
  const sheet = row.getByRole('list', { name: /^More options for / });
  await expect(sheet.getByRole('link', { name: 'Go to show' })).toBeInViewport({ ratio: 1 });
  expect((await sheet.boundingBox())?.width).toBeGreaterThan(PHONE.width - 40);
  await page.mouse.click(PHONE.width / 2, 20);
  await expect(sheet).toBeHidden();
});
