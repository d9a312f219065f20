import { expect, test } from '../support/test.ts';

test('[SHELL-071] [SHELL-072] a member page checks the stored token, redirects to the login, and returns afterwards', async ({
  listener,
}) => {
  const { page } = listener;
  await page.addInitScript(() => {
    const isFirst = sessionStorage.getItem('came-before') === null;
    sessionStorage.setItem('came-before', 'yes');
    const user = { token: 'of-yesterday', members_id: { id: 1 }, email: 'free@afterglow.example', superAdmin: false };
    if (isFirst) localStorage.setItem('auth.currentUser', JSON.stringify(user));
  });
  const asked = page.waitForResponse((response) => response.url().endsWith('/permissions'));
  await listener.open('/account');
  const answer = await asked;
  expect(answer.request().headers()['authorization']).toBe('Bearer of-yesterday');
  expect(answer.status()).toBe(401);
  await expect(page).toHaveURL(`${listener.siteUrl}/auth/login`);
  expect(await page.evaluate(() => localStorage.getItem('auth.currentUser'))).toBeNull();

  const word = page.getByText("You've been logged out. Log in to keep listening.");
  await expect(word).toBeInViewport();

  await listener.fillLogIn();
  await expect(page).toHaveURL(`${listener.siteUrl}/account`);
  await listener.expectArea('account');
  await expect(word).not.toBeInViewport();

  await page.goBack();
  await expect(page).not.toHaveURL(/\/auth\/login/);
});

test('[SHELL-067] [SHELL-004] login returns to the last page; /logout logs out and ends on "/"', async ({
  listener,
}) => {
  const { page } = listener;
  await listener.open('/radio');
  await expect(listener.heading('Radio')).toBeVisible();
  await listener.follow('/radio/deep?from=menu');
  await expect(page).toHaveURL(/\/radio\/deep/);
  await listener.follow('/auth/login');
  await expect(page).toHaveURL(/\/auth\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('redirectURL'))).toBe('/radio/deep?from=menu');
  await listener.fillLogIn();
  await expect(page).toHaveURL(/\/radio\/deep\?from=menu$/);

  await listener.open('/logout');
  await expect(page).toHaveURL(`${listener.siteUrl}/`);
  await expect(listener.menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth.currentUser'))).toBeNull();
});

test('[SHELL-069] a navigation checks that the member still exists, and logs out one who does not', async ({
  listener,
}) => {
  const { page, menu } = listener;
  await page.clock.install();
  await listener.comeBackAsMember();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/v3\/members\/\d+$/.test(request.url())) asked.push(request.method());
  });
  await listener.open('/radio');
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect.poll(() => asked).toEqual(['GET']);

  await page.route(/\/v3\/members\/\d+$/, (route) =>
    route.fulfill({ status: 404, json: { code: 'not-found', message: "We couldn't find this member." } }),
  );
  await listener.follow('/search');
  await expect(page).toHaveURL(/\/search$/);
  expect(asked).toEqual(['GET']);
  await page.clock.fastForward(30_000);
  await listener.follow('/radio');
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(asked).toEqual(['GET', 'GET']);
  await expect(page).toHaveURL(/\/radio$/);
});

test('a visitor who presses play is asked to sign up or log in', async ({ listener }) => {
  await listener.open('/radio/chill');
  await listener.pressPlay();
  const prompt = listener.page.getByRole('dialog', { name: 'Start listening with a free account' });
  await expect(prompt).toContainText('Log in or sign up to start listening.');
  await expect(
    prompt.getByRole('link', { name: 'Sign Up' }).or(prompt.getByRole('button', { name: 'Sign Up' })),
  ).toBeVisible();
  await prompt.getByText('Log in', { exact: true }).click();
  await expect(listener.page).toHaveURL(/\/auth\/login/);
});
