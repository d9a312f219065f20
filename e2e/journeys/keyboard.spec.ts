import { Keyboard } from '../pages/keyboard.ts';
import { FREE_MEMBER } from '../pages/listener.ts';
import { expect, test } from '../support/test.ts';

test('works by keyboard alone: login, playback, reordering, a quality change and closing', async ({
  listener,
}) => {
  const keys = new Keyboard(listener.page);
  const { page } = listener;
  await listener.hasSkippedPremium();
  await listener.open('/auth/login');
  await keys.tabTo('textbox', 'Email');
  await keys.type(FREE_MEMBER);
  await keys.tabTo('textbox', 'Password');
  await keys.type('afterglow-demo');
  await keys.press('Enter');
  await expect(listener.menu.getByRole('link', { name: 'Log out' })).toBeVisible();

  await listener.open('/');
  await keys.tabTo('link', 'Skip to content');
  await keys.tabTo('link', 'Charts');
  await keys.expectFocusSeen();
  await keys.press('Enter');
  await expect(listener.heading('Charts')).toBeFocused();
  await keys.tabTo('link', /Top 20/);
  await keys.press('Enter');
  await expect(listener.heading(/Top 20/)).toBeFocused();
  await keys.tabTo('button', /^Play/);
  await keys.expectFocusSeen();
  await keys.press('Enter');
  await listener.expectSound();

  await keys.tabTo('button', 'Queue');
  await keys.expectFocusSeen();
  await keys.press('Enter');
  await expect(page.getByRole('tab', { name: 'Queue' })).toBeFocused();
  const list = page.getByRole('list', { name: 'Up next' });
  const second = list.getByRole('listitem').nth(1);
  const title = await second.getByRole('link').innerText();
  await keys.tabTo('button', `Move ${title} up`);
  await keys.press('Enter');
  await expect(list.getByRole('link').first()).toHaveText(title);
  await expect(page.getByRole('status').filter({ hasText: `Moved ${title} to 1 of` })).toBeAttached();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'Queue' })).toBeFocused();

  await keys.tabTo('button', 'Full-screen player');
  await keys.press('Enter');
  await keys.tabTo('button', /^Quality/);
  await keys.press('Enter', 'End', 'Enter');
  const modal = page.getByRole('dialog', { name: 'Hear every detail' });
  await expect(modal).toBeVisible();
  await keys.tabTo('button', 'Not now');
  await keys.expectFocusSeen();
  await keys.press('Enter');
  await expect(modal).toBeHidden();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'Full-screen player' })).toBeFocused();
  await keys.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
