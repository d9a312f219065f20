import { createBrowser, type RunningApi } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';

const PUBLIC_URL = 'https://radio.example';

let api: RunningApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

test('on a public site no one logs in as an unproven identity, and mails are not shown', async () => {
  api = await startApi({ publicUrl: PUBLIC_URL });
  const page = await api.request('/auth/oauth/google?here');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Google login isn&#39;t available');
  for (const path of ['.well-known/openid-configuration', 'jwks', 'authorize']) {
    expect((await api.request(`/identity/google/${path}`)).status).toBe(404);
  }
  expect((await api.request('/outbox')).status).toBe(404);
});

test('an operator can allow both on a public site; cookies then travel over HTTPS only', async () => {
  const site = await startApi({
    publicUrl: PUBLIC_URL,
    sandboxes: { LOCAL_IDENTITY_PROVIDER: 'public' },
  });
  api = site;
  const browser = createBrowser({ serve: (url) => url.replace(PUBLIC_URL, site.origin) });
  const page = await browser.open(`${PUBLIC_URL}/v3/auth/oauth/google?here`);
  expect(browser.cookie('socialLogin')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const finished = await browser.submit(page, { identity: '0' });
  expect(finished.leftFor).toBe(`${PUBLIC_URL}/`);
  expect(browser.cookie('oauthSession')).toMatch(/; Max-Age=120; Path=\/; Secure; SameSite=Lax$/);
});
