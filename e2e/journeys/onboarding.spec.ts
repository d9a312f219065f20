import { Keyboard } from '../pages/keyboard.ts';
import type { Listener } from '../pages/listener.ts';
import { expectNoViolationsIn, THEMES } from '../support/axe.ts';
import { restoreSession, signUpMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

const GENRES = ['Deep House', 'House', 'Techno'] as const;
const HEAR = 'Play a 10-second preview of House';
const SILENCE = 'Pause a 10-second preview of House';

test('[ONBOARD-002] [ONBOARD-003] the onboarding leads a visitor to Home, and not to the login', async ({
  listener,
}) => {
  await listener.open('/onboarding');
  await listener.expectArea('browse');
  await expect(listener.page).toHaveURL(`${listener.siteUrl}/`);
  expect(await listener.routeNames()).not.toContain('login');
});

test('[ONBOARD-001] a new member picks genres, resumes, finds an artist and plays a mix, by keyboard alone', async ({
  listener,
}) => {
  const { page, main } = listener;
  const keyboard = new Keyboard(page);
  await restoreSession(listener, await signUpMember(listener.siteUrl, 'onboarding'));
  await listener.open('/onboarding');
  await expect(listener.heading('Pick 3 or more Genres')).toBeVisible();
  await listener.expectRoutes(['onboarding']);

  await keyboard.tabTo('button', HEAR);
  await keyboard.expectFocusSeen();
  await keyboard.press('Enter');
  await expectHeard(listener);
  await page.keyboard.press('Shift+Tab');
  await keyboard.press('Space');
  await keyboard.tabTo('button', 'Techno');
  await keyboard.expectFocusSeen();
  await keyboard.press('Space');
  await expect(main.getByText('2 picked. 1 to go.')).toBeVisible();
  // It stopped on its own, without a press.
  await expect(main.getByRole('button', { name: HEAR })).toBeVisible({ timeout: 15_000 });

  await keyboard.tabTo('link', 'Home');
  await keyboard.press('Enter');
  await listener.expectArea('browse');
  await listener.follow('/onboarding');
  await expect(listener.heading('Pick 3 or more Genres')).toBeFocused();
  await expect(main.getByText('2 picked. 1 to go.')).toBeVisible();
  await keyboard.tabTo('button', 'Deep House');
  await keyboard.press('Space');
  await keyboard.tabTo('button', 'Next');
  await keyboard.press('Enter');
  await expect(listener.heading('Pick 3 or more Artists')).toBeFocused();

  await keyboard.tabToField('Search artists');
  await keyboard.type('mar');
  await expect(main.getByRole('option').first()).toContainText(/mar/i);
  await keyboard.press('ArrowDown', 'Enter');
  const artist = main.getByRole('option', { selected: true }).locator('span').nth(2);
  const name = (await artist.textContent()) ?? '';
  const picks = main.getByRole('region', { name: 'Your picks' }).getByRole('listitem');
  await expect(picks).toHaveText(['House', 'Techno', 'Deep House', name]);
  await keyboard.tabTo('button', 'Done');
  await keyboard.press('Enter');
  await listener.expectArea('browse');
  await expect(page).toHaveURL(`${listener.siteUrl}/`);

  await listener.follow('/yourmusic/artists');
  await expect(main.getByRole('link', { name })).toBeVisible();
  await listener.follow('/');
  const first = main.locator('a[href^="/mix/"]').first();
  const title = (await first.textContent()) ?? '';
  await keyboard.tabTo('link', title);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mix\/\d+/);
  await keyboard.tabTo('button', /^Play /);
  await keyboard.press('Enter');
  await listener.expectSound();
});

test('the same on a small window: a genre sample plays alone and stops for the music', async ({ listener }) => {
  const { page, main } = listener;
  await page.setViewportSize({ width: 390, height: 844 });
  await restoreSession(listener, await signUpMember(listener.siteUrl, 'onboarding'));
  await listener.playChannel('deep');
  await listener.follow('/onboarding');
  const hear = main.getByRole('button', { name: HEAR });
  await expect(hear).toBeDisabled();
  await expect(hear).toHaveAccessibleDescription('Pause the player to hear 10-second previews.');
  await hear.click({ force: true });
  await listener.expectSound();
  await listener.player.getByRole('button', { name: /^Pause/ }).click();
  await hear.click();
  await expectHeard(listener);
  await listener.player.getByRole('button', { name: /^Play/ }).click();
  await expect(hear).toBeDisabled();
  await listener.expectSound();

  for (const genre of GENRES) await main.getByRole('button', { name: genre, exact: true }).click();
  await main.getByRole('button', { name: 'Next' }).click();
  await main.getByRole('option').first().click();
  await expect(main.getByText('3 genres and 1 artist picked.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectNoViolationsIn(THEMES, page, 'artists');
  await main.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(`${listener.siteUrl}/`);
  await listener.playMix();
});

async function expectHeard({ main }: Listener): Promise<void> {
  const silence = main.getByRole('button', { name: SILENCE });
  await expect(silence).toBeVisible();
  await expect(silence).not.toHaveAttribute('aria-busy', { timeout: 30_000 });
}
