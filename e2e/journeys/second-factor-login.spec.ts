import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { Keyboard } from '../pages/keyboard.ts';
import type { Listener } from '../pages/listener.ts';
import { expectNoViolationsIn, THEMES } from '../support/axe.ts';
import { restoreSession, signUpMember, type NewMember } from '../support/new-member.ts';
import { expect, test } from '../support/test.ts';

const STEP_MS = 30_000;
/** If set, the email field of the login offers passkeys. */
const WITH_OFFER = 'offer';

test('a second factor is set up, requested and turned off again, by keyboard alone', async ({ listener }) => {
  const { page } = listener;
  const keyboard = new Keyboard(page);
  const member = await enterAsNewMember(listener);
  await listener.open('/account');
  await keyboard.tabTo('link', 'Manage security');
  await keyboard.press('Enter');
  await expect(listener.heading('Security')).toBeFocused();
  await keyboard.tabTo('button', 'Set up');
  await keyboard.press('Enter');
  await expect(
    page.getByRole('dialog', { name: "Confirm it's you" }).getByLabel('Password', { exact: true }),
  ).toBeFocused();
  await expectLooks(page, 'the question who is asking');
  await keyboard.type(member.password);
  await keyboard.press('Enter');

  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectLooks(page, 'the key of the app');
  const key = (await setUp.locator('code').innerText()).replaceAll(' ', '');
  await keyboard.tabToField('Code');
  await keyboard.type(codeOf(key, 0));
  await keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectLooks(page, 'the recovery codes');
  const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
  await keyboard.tabTo('button', "I've saved them");
  await keyboard.press('Enter');
  await expect(page.getByText('10 recovery codes left.')).toBeVisible();

  // The current code was used; the app's next one is too.
  await logOut(listener);
  await typePassword(keyboard, member);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await expectLooks(page, 'the step for the code', 'main');
  await keyboard.type(codeOf(key, 1));
  await keyboard.press('Enter');
  await expectInside(listener);

  await logOut(listener);
  await typePassword(keyboard, member);
  await keyboard.tabTo('button', 'Use a recovery code');
  await keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await keyboard.type(recoveryCode);
  await keyboard.press('Enter');
  await expectInside(listener);

  await listener.open('/account/security');
  await expect(page.getByText('9 recovery codes left.')).toBeVisible();
  await keyboard.tabTo('button', 'Turn off');
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Turn off your authenticator app?' })).toBeVisible();
  await keyboard.tabTo('button', 'Turn off');
  await keyboard.press('Enter');
  // The recent login, with password and code, is sufficient.
  await expect(page.getByText('Authenticator app turned off.')).toBeVisible();
});

test('a passkey replaces a password, on a small window', async ({ listener }) => {
  const { page, main } = listener;
  await page.setViewportSize({ width: 390, height: 844 });
  await giveAuthenticator(page);
  const { password } = await enterAsNewMember(listener);
  await listener.open('/account/security');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  await question.getByLabel('Password', { exact: true }).fill(password);
  await question.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Passkey added. You can now log in with it.')).toBeVisible();
  await main.getByRole('button', { name: /^Rename / }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('My phone');
  await main.getByRole('button', { name: 'Save' }).click();
  const passkeys = main.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('My phone');
  await expectLooks(page, 'the security page with a passkey', 'main');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await main.getByRole('button', { name: 'Remove password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove password' }).click();
  await expect(main.getByText('No password set. You log in with a passkey.')).toBeVisible();
  await expect(main.getByText("This is your only way to log in, so you can't remove it.")).toBeVisible();
  await expect(main.getByRole('button', { name: 'Remove My phone' })).toHaveCount(0);

  await page.addInitScript(offerAtFieldOnlyWhenAsked);
  await logOut(listener);
  await main.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectInside(listener);
  await logOut(listener);
  await listener.open(`/auth/login?${WITH_OFFER}`);
  await expectInside(listener);
  await listener.open('/account/security');
  await expect(passkeys).toContainText('last used today');
});

async function enterAsNewMember(listener: Listener): Promise<NewMember> {
  const member = await signUpMember(listener.siteUrl, 'strong');
  await restoreSession(listener, member);
  return member;
}

/** The code of an authenticator app with this key, some half minutes from now. */
function codeOf(key: string, steps: number): string {
  const totp = new TOTP({ secret: Secret.fromBase32(key), digits: 6, period: STEP_MS / 1_000 });
  return totp.generate({ timestamp: Date.now() + steps * STEP_MS });
}

async function logOut(listener: Listener): Promise<void> {
  await listener.open('/logout');
  await expect.poll(() => listener.page.evaluate(() => localStorage.getItem('auth.currentUser'))).toBeNull();
  await listener.open('/auth/login');
}

async function typePassword(keyboard: Keyboard, { email, password }: NewMember): Promise<void> {
  await keyboard.tabToField('Email');
  await keyboard.type(email);
  await keyboard.tabToField('Password');
  await keyboard.type(password);
  await keyboard.press('Enter');
}

async function expectInside({ page }: Listener): Promise<void> {
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth.currentUser'))).not.toBeNull();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** A device with a fingerprint reader, whose owner always touches it. */
async function giveAuthenticator(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('WebAuthn.enable', { enableUI: false });
  await protocol.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/**
 * Runs in the page. A simulated owner who always touches the device would also accept the email field's offer, before any button is
 * pressed.
 */
function offerAtFieldOnlyWhenAsked(): void {
  if (location.search === '?offer') return;
  Object.assign(PublicKeyCredential, { isConditionalMediationAvailable: async () => false });
}

/** Other tests check the pages themselves; this one checks what opens on them. */
const expectLooks = (page: Page, what: string, part = 'dialog') => expectNoViolationsIn(THEMES, page, what, part);
