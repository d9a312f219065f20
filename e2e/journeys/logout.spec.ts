import { expect, test } from '../support/test.ts';

test('[AUTH-066] logging out revokes the token, clears the browser and leads to "/"', async ({ listener }) => {
  const { page, menu } = listener;
  await listener.logIn();
  await listener.visit('radio');
  const { token, members_id: member } = await page.evaluate(() => {
    localStorage.setItem('volume', '{"volume":80,"audible":80}');
    sessionStorage.setItem('left-by-a-visit', 'yes');
    return JSON.parse(localStorage.getItem('auth.currentUser') ?? '{}') as {
      token: string;
      members_id: { id: number };
    };
  });
  const recordOfMember = async (): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    return (await page.request.get(`${listener.siteUrl}/v3/members/${member.id}`, { headers })).status();
  };
  expect(await recordOfMember()).toBe(200);

  const revoked = page.waitForResponse((response) => response.url().endsWith('/v3/auth/token/revoke'));
  await menu.getByRole('link', { name: 'Log out' }).click();
  const response = await revoked;
  expect(response.request().method()).toBe('POST');
  expect(response.request().headers()['authorization']).toBe(`Bearer ${token}`);

  await expect(page).toHaveURL(`${listener.siteUrl}/`);
  await listener.expectArea('browse');
  await expect(menu.getByRole('link', { name: 'Log in' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Log out' })).toBeHidden();
  const left = await page.evaluate(() => ({
    local: ['auth.currentUser', 'volume', 'hasAppLoaded', 'hasSkippedPremiumOnboarding'].filter(
      (key) => localStorage.getItem(key) !== null,
    ),
    ofMember: Object.keys(localStorage).filter((key) => key.startsWith('cache-["member"')),
    session: sessionStorage.getItem('left-by-a-visit'),
  }));
  expect(left).toEqual({ local: [], ofMember: [], session: null });
  expect(await recordOfMember()).toBe(401);
});
