import { deflateSync, crc32 } from 'node:zlib';
import { Keyboard } from '../pages/keyboard.ts';
import { PREMIUM_MEMBER, type Listener } from '../pages/listener.ts';
import { signUpMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

/** Every page that needs a login, and its heading for a free member. */
const PAGES = [
  ['/account', 'Account'],
  ['/account/edit-profile', 'Edit Profile'],
  ['/account/change-password', 'Change Password'],
  ['/account/security', 'Security'],
  ['/account/your-data', 'Your data'],
  ['/account/manage-subscription', 'Manage subscription'],
  ['/account/receipts/1', 'Receipt'],
  ['/account/cancel-premium', 'Cancel Premium'],
  ['/account/cancellation-feedback', 'Cancellation feedback'],
  ['/settings', 'Settings'],
] as const;
const POLICY = '/about/privacy-policy';

const PASSWORD = 'a first password';
const NEW_PASSWORD = 'a second password';
const UPDATED = 'Your changes are saved.';

test('[ACCOUNT-002] [SETTINGS-002] [LEGAL-001] account and settings pages send a visitor to the login, the privacy policy does not', async ({
  listener,
}) => {
  const { page } = listener;
  await listener.hasSkippedPremium();
  await listener.open('/account/cancel-premium');
  await expect(page).toHaveURL(`${listener.siteUrl}/auth/login`);
  for (const [path] of PAGES) {
    await listener.follow(POLICY);
    await expect(listener.heading('Privacy Policy')).toBeVisible();
    await expect(page).toHaveURL(listener.siteUrl + POLICY);
    await listener.follow(path);
    await expect(page).toHaveURL(`${listener.siteUrl}/auth/login`);
  }
});

test("[ACCOUNT-001] [ACCOUNT-066] the account's pages have their URLs, also for a member who has canceled nothing", async ({
  listener,
}) => {
  await listener.comeBackAsMember();
  for (const [path, heading] of PAGES) {
    await (path === '/account' ? listener.open(path) : listener.follow(path));
    await expect(listener.heading(heading)).toBeVisible();
    await expect(listener.page).toHaveURL(listener.siteUrl + path);
    if (path === '/account/cancellation-feedback')
      await expect(listener.main.getByRole('form', { name: 'Cancellation feedback' })).toBeVisible();
  }
  await expectListedOnPrivacyPage(listener);
});

test("[SETTINGS-001] the settings have one tab, and a premium member's choice applies to the next playback", async ({
  listener,
}) => {
  const { page, main } = listener;
  await page.setViewportSize({ width: 390, height: 844 });
  await listener.comeBackAsMember(PREMIUM_MEMBER);
  await listener.open('/settings');
  await expect(main.getByRole('tab')).toHaveText(['Audio Quality']);
  await listener.expectRoutes(['settings']);
  const pick = async (name: string) => {
    await main.getByRole('radio', { name }).click();
    await expect(page.getByText('Audio quality updated.')).toBeVisible();
  };
  await expect(main.getByRole('radio', { name: 'High - Premium only' })).toBeChecked();
  await pick('Best - Premium only');
  await listener.follow('/mix/1');
  const sound = page.waitForRequest(/\/320\b/);
  await listener.pressPlay();
  await sound;
  await listener.follow('/settings');
  await pick('High - Premium only');
  await expectListedOnPrivacyPage(listener);
});

test('a member sets a picture and another password, by keyboard alone', async ({ listener }) => {
  const { page, main } = listener;
  const keyboard = new Keyboard(page);
  await newMember(listener);
  await listener.open('/account');
  await expect(listener.heading('Account')).toBeVisible();
  await keyboard.tabTo('link', 'Edit Profile');
  await keyboard.press('Enter');
  await expect(listener.heading('Edit Profile')).toBeFocused();

  await main.getByLabel('Profile picture').waitFor({ state: 'attached' });
  // Listens from here on, long before the event.
  const choosing = page.waitForEvent('filechooser');
  await keyboard.tabTo('button', 'Upload picture');
  await keyboard.press('Enter');
  await (await choosing).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() });
  await keyboard.tabTo('application', 'Picture position');
  await keyboard.press('ArrowRight', '+');
  await expect(page.getByText(/Zoom 110%\.$/)).toBeAttached();
  await keyboard.tabTo('slider', 'Zoom');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '120%');
  await keyboard.tabTo('button', 'Use picture');
  await keyboard.press('Enter');
  await expectPicture(listener);

  await keyboard.tabTo('link', 'Account');
  await keyboard.press('Enter');
  await expect(listener.heading('Account')).toBeFocused();
  await keyboard.tabTo('link', 'Change password');
  await keyboard.press('Enter');
  await expect(listener.heading('Change Password')).toBeFocused();
  for (const [label, text] of [
    ['Current password', PASSWORD],
    ['New password', NEW_PASSWORD],
    ['Confirm new password', NEW_PASSWORD],
  ] as const) {
    await keyboard.tabToField(label);
    await keyboard.type(text);
  }
  await keyboard.press('Enter');
  await expect(page.getByText('Password updated.')).toBeVisible();

  await keyboard.tabTo('link', 'Settings');
  await keyboard.press('Enter');
  await expect(listener.heading('Settings')).toBeFocused();
  await keyboard.tabTo('radio', 'Normal');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('dialog', { name: /Premium/ })).toBeVisible();
  await keyboard.press('Escape');
  await expect(main.getByRole('radio', { name: 'Normal' })).toBeChecked();

  await keyboard.tabTo('link', 'Privacy Policy');
  await keyboard.press('Enter');
  await expect(listener.heading('Privacy Policy')).toBeFocused();
  await keyboard.tabTo('link', 'Your rights and account deletion');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${listener.siteUrl}${POLICY}#rights`);
  const part = main.getByRole('heading', { name: '9. Your rights and account deletion' });
  await expect(part).toBeFocused();
  await expect(part).toBeInViewport();
  await page.goBack();
  await expect(listener.heading('Privacy Policy')).toBeInViewport();
});

test('the same on a small window, by pointer', async ({ listener }) => {
  const { page, main } = listener;
  await page.setViewportSize({ width: 390, height: 844 });
  await newMember(listener);
  await listener.open('/account/edit-profile');
  await main.getByLabel('Profile picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture() });
  const place = page.getByRole('application', { name: 'Picture position' });
  const { x, y, width } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + width / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(/^Center at 63% from the left/)).toBeAttached();
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expectPicture(listener);

  await listener.follow('/account/change-password');
  await main.getByLabel('Current password').fill(PASSWORD);
  await main.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await main.getByLabel('Confirm new password').fill(NEW_PASSWORD);
  await main.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password updated.')).toBeVisible();
  for (const [path, heading] of [...PAGES, [POLICY, 'Privacy Policy'] as const]) {
    await listener.follow(path);
    await expect(listener.heading(heading)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
});

/** A member that no other journey uses. */
async function newMember(listener: Listener): Promise<void> {
  const { stored } = await signUpMember(listener.siteUrl, 'account', PASSWORD);
  await listener.hasSkippedPremium();
  await listener.page.addInitScript((user) => localStorage.setItem('auth.currentUser', user), stored);
}

async function expectPicture({ page, main }: Listener): Promise<void> {
  await expect(page.getByText(UPDATED)).toBeVisible();
  const shown = main.locator('img[src*="/media/images/members/"]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

/** A gray image of 200 by 100 pixels. */
function picture(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(200, 0);
  header.writeUInt32BE(100, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const line = Buffer.concat([Buffer.alloc(1), Buffer.alloc(200, 128)]);
  const lines = deflateSync(Buffer.concat(Array.from({ length: 100 }, () => line)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', lines), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The privacy page lists every cookie and every storage key that the site has set in this browser. */
async function expectListedOnPrivacyPage(listener: Listener): Promise<void> {
  const { page, main } = listener;
  await listener.follow(POLICY);
  await expect(listener.heading('Privacy Policy')).toBeVisible();
  const reported = await main.locator('code').allTextContents();
  const isReported = (name: string) =>
    reported.some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each));
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies).toContain('afterglow_part');
  expect(stored).toContain('auth.currentUser');
  expect([...cookies, ...stored].filter((name) => !isReported(name))).toEqual([]);
}
