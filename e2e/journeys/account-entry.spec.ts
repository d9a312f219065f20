import { EntryPages, newcomer } from '../pages/entry-pages.ts';
import { byKeyboard, byPointer } from '../pages/input-driver.ts';
import { cli } from '../support/site/cli.ts';
import { buildPatchedArea } from '../support/versions/patched-areas.ts';
import { createManager } from '../support/manager.ts';
import { expect, test } from '../support/test.ts';

const SMALL_WINDOW = { width: 390, height: 844 };
const NEW_PASSWORD = 'a second password';
const NEXT_VERSION = '1.0.7';
/** After this a new version no longer waits for a form. */
const BUSY_DEADLINE_MS = 60_000;

test('[AUTH-001] [AUTH-002] [AUTH-004] [AUTH-005] [AUTH-024] [AUTH-025] on a small window: sign-up from the front page to playback, and a password reset by email', async ({
  listener,
}) => {
  const { page, siteUrl } = listener;
  const entry = new EntryPages(listener, byPointer(page));
  const person = newcomer();
  await page.setViewportSize(SMALL_WINDOW);
  await listener.hasSkippedPremium();
  await listener.open('/');
  await entry.goToLogIn();
  await entry.hands.press('link', 'Sign up');
  await entry.expectRoute('/auth/signup', 'signup', 'Sign up for Afterglow');
  // Only looks like a path: it leads to the default target of a sign-up.
  await listener.follow('/auth/signup?redirect=/%09/elsewhere.example');
  const answer = await entry.signUp(person);
  await expect(page).toHaveURL(`${siteUrl}/premium`);
  const { id } = (await answer.json()) as { readonly id: number };
  const token = answer.headers()['x-auth-token'];
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await entry.storedUser()).toMatchObject({ token, members_id: { id }, email: person.email });

  await listener.follow('/');
  await listener.main.locator('a[href^="/mix/"]').first().click();
  await expect(page).toHaveURL(/\/mix\/\d+/);
  await listener.pressPlay();
  await listener.expectSound();

  for (const path of ['/auth/login', '/auth/signup', '/auth/forgot-password']) {
    await listener.follow('/auth/reset-password');
    await entry.expectRoute('/auth/reset-password', 'reset-password', 'Choose a new password');
    await listener.follow(path);
    await expect(page).toHaveURL(`${siteUrl}/`);
    await listener.expectArea('browse');
  }

  for (const path of ['/auth/login', '/auth/signup', '/auth/forgot-password']) {
    await listener.open(path);
    await expect(page).toHaveURL(`${siteUrl}/`);
  }

  await entry.logOut();
  await forgetPassword(entry, person.email);
  await entry.logIn({ ...person, password: NEW_PASSWORD });
  await expect(page.getByRole('link', { name: 'Log in', exact: true })).toHaveCount(0);
  const stored = await entry.storedUser();
  expect(stored).toMatchObject({ members_id: { id }, email: person.email });
  expect(stored?.token).toMatch(/^[\w-]{43}$/);
  expect(stored?.token).not.toBe(token);
});

test("[AUTH-003] [AUTH-026] [AUTH-063] [AUTH-078] by keyboard alone: a sign-up that leads to its mix, and a member's password reset by email", async ({
  listener,
}) => {
  const { page, siteUrl } = listener;
  const entry = new EntryPages(listener, byKeyboard(page));
  const person = newcomer();
  await listener.hasSkippedPremium();
  await listener.open('/auth/signup?redirect=/mix/1');
  await entry.signUp(person);
  await expect(page).toHaveURL(`${siteUrl}/mix/1`);
  await entry.hands.press('button', /^Play/);
  await listener.expectSound();

  const otherTab = await page.context().newPage();
  await otherTab.goto(`${siteUrl}/account`);
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.request.post(`${siteUrl}/v3/members/reset-password`, { data: { email: person.email } });
  await entry.followMail(person.email);
  await expect(listener.heading('Choose a new password')).toBeVisible();
  await entry.fillNewPassword(NEW_PASSWORD);
  await entry.hands.press('button', 'RESET PASSWORD');
  await expect(page).toHaveURL(`${siteUrl}/auth/login`);
  await expect(page.getByText('Password changed. You can now log in.')).toBeVisible();
  expect(await entry.storedUser()).toBeNull();
  await expect(otherTab).toHaveURL(`${siteUrl}/auth/login`);
  await otherTab.close();
  await entry.logIn({ ...person, password: NEW_PASSWORD });
  expect(await entry.storedUser()).toMatchObject({ email: person.email });
});

test('[SHELL-073] [PREMIUM-089] each provider returns members to their page, or to "/", and its cookie is deleted', async ({
  listener,
}) => {
  const { page, siteUrl } = listener;
  const [pointer, keyboard] = [byPointer(page), byKeyboard(page)];
  const ways = [
    { network: 'Facebook', hands: keyboard, isSmall: false, from: '/radio/deep' },
    { network: 'Google', hands: keyboard, isSmall: false, from: '/about/privacy-policy' },
    { network: 'Apple', hands: keyboard, isSmall: false, from: '/search' },
    { network: 'Facebook', hands: pointer, isSmall: true, from: '/about/privacy-policy' },
    { network: 'Google', hands: pointer, isSmall: true, from: null },
  ];
  // A new member returns to the previous page, and is shown Premium once; the way back leads there.
  const first = new EntryPages(listener, pointer);
  await listener.open('/radio/deep');
  await listener.follow('/auth/login');
  await first.logInBy('Apple', 'Robin Vale');
  await expect(page).toHaveURL(`${siteUrl}/premium`);
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/radio/deep`);
  await first.logOut();

  await listener.hasSkippedPremium();
  await listener.open('/radio/deep');
  for (const { network, hands, isSmall, from } of ways) {
    const entry = new EntryPages(listener, hands);
    if (isSmall) await page.setViewportSize(SMALL_WINDOW);
    await listener.follow(from ?? '/');
    await expect(page).toHaveURL(`${siteUrl}${from ?? '/'}`);
    await listener.follow('/auth/login');
    await expect(listener.heading('Log in to Afterglow')).toBeVisible();
    if (from === null)
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.removeItem('redirectURL')));
    await entry.logInBy(network, 'Robin Vale');
    await expect(page).toHaveURL(`${siteUrl}${from ?? '/'}`);
    expect(await entry.storedUser()).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      email: 'robin.vale@social.example',
    });
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('oauthSession');
    await entry.logOut();
  }
});

test('[RELEASE-020] a new version waits for a partly filled form until the deadline and takes over its texts', async ({
  listener,
  site,
}) => {
  const { page, main } = listener;
  const person = newcomer();
  const folder = await buildPatchedArea('mfe-account', NEXT_VERSION);
  await cli(site, 'publish', folder);
  const manager = await createManager(site);
  const first = await manager.liveVersion('account');
  await page.clock.install();
  await listener.open('/auth/signup');
  await new EntryPages(listener, byPointer(page)).fillSignUp(person);
  await main.getByRole('radio', { name: 'Female' }).check();
  await main.getByRole('combobox', { name: 'Month' }).selectOption('February');

  const arrived = page.waitForResponse((response) => response.url().includes(`/remotes/account/${NEXT_VERSION}/`));
  await manager.promote('account', NEXT_VERSION);
  await arrived;
  expect(await listener.versionShown('account')).toBe(first);
  await expect(async () => {
    await page.clock.runFor(BUSY_DEADLINE_MS);
    expect(await listener.versionShown('account')).toBe(NEXT_VERSION);
  }).toPass();
  await expect(main.getByLabel('Email', { exact: true })).toHaveValue(person.email);
  await expect(main.getByLabel('Confirm email')).toHaveValue(person.email);
  await expect(main.getByRole('radio', { name: 'Female' })).toBeChecked();
  await expect(main.getByRole('combobox', { name: 'Month' })).toHaveValue('2');
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(main.getByLabel('Confirm password')).toHaveValue('');

  // After the rollback, it waits for the form again, up to the same limit.
  await manager.promote('account', first);
  let passedMs = 0;
  await main.getByRole('link', { name: 'Log in' }).click();
  await expect(async () => {
    await page.clock.runFor(1000);
    passedMs += 1000;
    expect(await listener.versionShown('account')).toBe(first);
  }).toPass();
  expect(passedMs).toBeLessThan(BUSY_DEADLINE_MS);
});

/** From any page of a visitor to the login, with `NEW_PASSWORD` set. */
async function forgetPassword(entry: EntryPages, email: string): Promise<void> {
  const { hands, listener } = entry;
  await entry.goToLogIn();
  await hands.press('link', 'Forgot your password?');
  await entry.expectRoute('/auth/forgot-password', 'forgot-password', 'Forgot your password?');
  await hands.fill('Email', email);
  await hands.press('button', 'Send');
  await expect(listener.page.getByText('We sent you a link to reset your password.')).toBeInViewport();
  await expect(listener.page).toHaveURL(`${listener.siteUrl}/auth/login`);

  await entry.followMail(email);
  await expect(listener.page).toHaveURL(/\/set-new-password\?/);
  await expect(listener.heading('Choose a new password')).toBeVisible();
  await expect.poll(async () => (await listener.routeNames()).at(-1)).toBe('reset-password');
  await expect(listener.main.getByLabel('Email', { exact: true })).toHaveValue(email);
  await entry.fillNewPassword(NEW_PASSWORD);
  await hands.press('button', 'RESET PASSWORD');
  await expect(listener.page.getByText('Password changed. You can now log in.')).toBeInViewport();
  await expect(listener.page).toHaveURL(`${listener.siteUrl}/auth/login`);
}
