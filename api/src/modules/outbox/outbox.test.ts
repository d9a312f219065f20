import { request } from 'node:http';
import type { ApiOptions } from '../../api-options.ts';
import { type RunningApi, startApi } from '../../testing/start-api.ts';

let api: RunningApi | undefined;
afterEach(async () => {
  await api?.stop();
  api = undefined;
});

async function start(options: Partial<ApiOptions> = {}): Promise<RunningApi> {
  return (api = await startApi(options));
}

/** fetch() sets no Host header. */
function statusFor(origin: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(`${origin}/v3/outbox`, { headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

test('the outbox is a page for this computer: not through a proxy, and not under a foreign name', async () => {
  const { origin } = await start();
  expect(await statusFor(origin, {})).toBe(200);
  expect(await statusFor(origin, { host: 'localhost:4800' })).toBe(200);
  expect(await statusFor(origin, { host: 'rebound.example' })).toBe(403);
  expect(await statusFor(origin, { 'x-forwarded-for': '127.0.0.1' })).toBe(403);
});

test('a query that is none is refused', async () => {
  const { request: ask } = await start();
  expect((await ask('/outbox?before=first')).status).toBe(400);
  expect((await ask('/outbox?everything=1')).status).toBe(400);
});

test.each([
  { why: 'a public address', publicUrl: 'https://radio.example' },
  { why: 'an address of the network', publicUrl: 'http://192.168.1.7:4800' },
  { why: 'a mail server', config: { SMTP_URL: 'smtp://127.0.0.1:9' } },
])('there is no outbox on a site with $why', async ({ publicUrl, config }) => {
  const { request: ask } = await start({ publicUrl, ...(config === undefined ? {} : { config }) });
  expect((await ask('/outbox')).status).toBe(404);
});
