import { request } from 'node:http';
import { createSandboxes } from '#create-sandboxes.ts';
import { createOutboxService } from './outbox.service.ts';
import { type RunningApi, signUp } from '@afterglow/api/testing';
import { startApi } from '#testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

/** fetch() sets no Host header. */
function statusFor(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/v3/outbox`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('the outbox opens on this computer only: not through a proxy or under a foreign name', async () => {
  expect(await statusFor(api.origin, {})).toBe(200);
  expect(await statusFor(api.origin, { host: 'localhost:4800' })).toBe(200);
  expect(await statusFor(api.origin, { host: 'rebound.example' })).toBe(403);
  for (const header of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']) {
    expect(await statusFor(api.origin, { [header]: '127.0.0.1' })).toBe(403);
  }
});

test('the outbox shows mails, newest first, with links to follow', async () => {
  for (const email of ['free@afterglow.example', 'new@afterglow.example']) {
    await api.call('requestPasswordReset', { body: { email } });
  }
  const page = await (await api.request('/outbox')).text();
  expect(page.indexOf('To new@afterglow.example')).toBeGreaterThan(0);
  expect(page.indexOf('To free@afterglow.example')).toBeGreaterThan(page.indexOf('To new@afterglow.example'));
  expect(page).toMatch(/<a href="http:\/\/localhost:\d+\/[^"]*members_id=3&amp;token=[\w-]+">/);
});

test('the outbox shows a mail as its reader sees it, in a frame that runs no scripts', async () => {
  await api.call('requestPasswordReset', { body: { email: 'premium@afterglow.example' } });
  const page = await api.request('/outbox');
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; frame-src 'self'$/);
  const [, address = '', sandbox = ''] =
    /<iframe[^>]*src="\/v3([^"]+)"[^>]*sandbox="([^"]*)"/.exec(await page.text()) ?? [];
  expect(sandbox.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
  const mail = await api.request(address);
  expect(mail.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox/,
  );
  expect(mail.headers.get('access-control-allow-origin')).toBeNull();
  expect(await mail.text()).toMatch(/<a class="button"\s+href="http:\/\/localhost:\d+\/set-new-password\?[^"]+"/);
  expect((await api.request('/outbox/999999')).status).toBe(404);
  expect((await api.request('/outbox/first')).status).toBe(400);
});

test('the outbox shows older mails on further pages', async () => {
  const mails = Array.from({ length: 51 }, (_, index) => index);
  const outbox = createOutboxService({
    list: async (limit, before = 51) =>
      mails
        .filter((id) => id < before)
        .reverse()
        .slice(0, limit)
        .map(mailNumber),
  });
  const first = await outbox.read(undefined);
  expect([first.mails.length, first.hasOlder]).toEqual([50, true]);
  const second = await outbox.read(first.mails.at(-1)?.id);
  expect([second.mails.map(({ id }) => id), second.hasOlder]).toEqual([[0], false]);
});

function mailNumber(id: number) {
  return { id, recipient: 'ana@mail.example', subject: 'Hello', text: null, html: null, creation_time: new Date(0) };
}

test('no page of another site reads the outbox', async () => {
  const { headers } = await api.request('/outbox', { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('the outbox rejects an invalid query', async () => {
  expect((await api.request('/outbox?before=first')).status).toBe(400);
  expect((await api.request('/outbox?everything=1')).status).toBe(400);
});

test.each([
  { why: 'without a public address', publicUrl: undefined, config: {}, isThere: true },
  { why: 'on localhost', publicUrl: 'http://localhost:4800', config: {}, isThere: true },
  { why: 'at a public address', publicUrl: 'https://radio.example', config: {}, isThere: false },
  { why: 'at an address of the network', publicUrl: 'http://192.168.1.7:4800', config: {}, isThere: false },
  { why: 'at an address like localhost', publicUrl: 'http://localhost.example', config: {}, isThere: false },
  { why: 'with a mail server', publicUrl: undefined, config: { SMTP_URL: 'smtp://mail.example' }, isThere: false },
])('a site $why has an outbox: $isThere', ({ isThere, ...site }) => {
  expect(createSandboxes(site).outbox !== undefined).toBe(isThere);
});

const SCRIPT = '<img src=x onerror=alert(1)>';

describe('a text', () => {
  test('that holds markup is shown as text in the pages of the service', async () => {
    const { id, token } = await signUp(api);
    await api.call('sendMessage', {
      token,
      body: {
        content: SCRIPT,
        sender: id,
        recipient: 1,
        email: { subject: SCRIPT, body: SCRIPT },
        mode: 'EMAIL',
        type: 'NOTIFICATION',
      },
    });
    const page = await (await api.request('/outbox')).text();
    expect(page).toContain('&lt;img src=x');
    expect(page).not.toContain('<img src=x');
  });
});
