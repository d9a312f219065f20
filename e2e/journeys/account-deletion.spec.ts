import type { Browser } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { Keyboard } from '../pages/keyboard.ts';
import { Listener } from '../pages/listener.ts';
import { restoreSession, signUpMember, type NewMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

const ACCOUNT_STAYS = 'Your account is safe. Everything is still here.';

test('a member downloads their data, deletes the account and returns, by keyboard alone', async ({ listener }) => {
  const { page, main } = listener;
  const keyboard = new Keyboard(page);
  const member = await signUpMember(listener.siteUrl, 'leaving');
  await restoreSession(listener, member);
  await listener.open('/account');
  await expect(listener.heading('Account')).toBeVisible();
  await keyboard.tabTo('link', 'Your data');
  await keyboard.press('Enter');
  await expect(listener.heading('Your data')).toBeFocused();

  await keyboard.tabTo('button', 'Request a copy');
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  await expect(main.getByText(/^Your copy is ready until /)).toBeVisible();
  await followMail(listener, member, 'Your Afterglow data is ready to download');
  await expect(listener.heading('Your data')).toBeVisible();
  await keyboard.tabTo('button', 'Download');
  const downloading = page.waitForEvent('download');
  await keyboard.press('Enter');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('your-data.zip');
  const archive = await readFile(await download.path());
  expect([archive.toString('latin1', 0, 2), archive.includes('your-data.json')]).toEqual(['PK', true]);

  await keyboard.tabTo('button', 'Delete account');
  await keyboard.expectFocusSeen();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible();
  await keyboard.tabTo('button', 'Delete account');
  await keyboard.press('Enter');
  await expect(
    page.getByText(`Your account will be deleted on ${dayIn(14)}. Log in before then to keep it.`),
  ).toBeVisible();
  await expect(main.getByRole('button', { name: 'Keep my account' })).toBeVisible();

  await listener.follow('/logout');
  await expect(listener.menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await listener.follow('/auth/login');
  await keyboard.tabToField('Email');
  await keyboard.type(member.email);
  await keyboard.tabToField('Password');
  await keyboard.type(member.password);
  await keyboard.press('Enter');
  await expect(page.getByText(ACCOUNT_STAYS)).toBeVisible();
  await listener.follow('/account/your-data');
  await expect(main.getByRole('button', { name: 'Delete account' })).toBeVisible();
});

test('on a small window a member ends what runs elsewhere, deletes the account and cancels that', async ({
  listener,
  browser,
}) => {
  const { page, main, siteUrl } = listener;
  await page.setViewportSize({ width: 390, height: 844 });
  const member = await signUpMember(siteUrl, 'elsewhere');
  const laptop = await openElsewhere(browser, listener, member);
  await laptop.playMix();

  await restoreSession(listener, member);
  await listener.open('/account/security');
  const devices = main.getByRole('list', { name: 'Devices' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: 'Chrome on Linux' })).toContainText('Last used today');
  await main.getByRole('button', { name: 'Log out of all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out all other devices.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await laptop.follow('/account');
  await expect(laptop.page.getByText("You've been logged out. Log in to keep listening.")).toBeVisible();
  await expect(laptop.page).toHaveURL(`${siteUrl}/auth/login`);
  const isSilent = () => laptop.page.evaluate(() => document.querySelector('audio')?.paused ?? true);
  await expect.poll(isSilent).toBe(true);
  await laptop.page.context().close();

  await listener.follow('/account/your-data');
  await main.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete account', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(main.getByText(dayIn(14))).toBeVisible();
  await main.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText(ACCOUNT_STAYS)).toBeVisible();
  await expect(main.getByRole('button', { name: 'Delete account' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

async function openElsewhere(
  browser: Browser,
  { page, siteUrl }: Listener,
  { email, password }: NewMember,
): Promise<Listener> {
  const answer = await fetch(`${siteUrl}/v3/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': await page.evaluate(() => navigator.userAgent) },
    body: JSON.stringify({ email, password }),
  });
  const context = await browser.newContext();
  const elsewhere = new Listener(await context.newPage(), siteUrl);
  await restoreSession(elsewhere, { stored: await answer.text() });
  return elsewhere;
}

/** Opens the mail in the outbox, and the page to which it links. */
async function followMail({ page, siteUrl }: Listener, { email }: NewMember, subject: string): Promise<void> {
  await page.goto(`${siteUrl}/v3/outbox`);
  const mail = page.getByRole('article').filter({ hasText: email }).filter({ hasText: subject });
  await mail.getByRole('link').first().click();
}

function dayIn(days: number): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'long', year: 'numeric' });
  return day.format(Date.now() + days * DAY_MS);
}
