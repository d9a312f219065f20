import { liveSetEventsPath, liveSetPath, OFFLINE_DOCUMENT_PATH, type ReleaseReport } from '@afterglow/shared-contracts';
import { registryOperations, reportListSchema } from '@afterglow/shared-contracts/registry';
import { openEventStream } from '../../testing/event-stream.ts';
import { createFarBrowsers, networks, partCookie } from '../../testing/networks.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const MINUTE_MS = 60_000;
const RADIO = { environment: 'production', remote: 'radio' } as const;

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'] });
  for (const name of ['shell', 'radio']) await registry.release(name, '1.0.0');
  for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4', '1.0.5', '1.0.6'])
    await registry.team('radio').publish(await registry.build('radio', version));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const browsers = createFarBrowsers(() => registry);
const promote = (version: string) => registry.manager.promote({ ...RADIO, version, reason: 'new' });
const running = async () => (await registry.manager.liveSet('production')).remotes[0]?.live.version;
const lastReason = async () => (await registry.manager.history('production', { limit: 1 }))[0]?.reason;

async function report(body: ReleaseReport, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) expect(await browsers.report(address, body)).toBe(204);
}
const crash = (version: string, addresses: readonly string[]) =>
  report({ kind: 'crash', remote: 'radio', version, message: 'boom' }, addresses);
const load = (version: string, addresses: readonly string[]) =>
  report({ kind: 'load', remote: 'radio', version }, addresses);

async function crashesCounted(version: string): Promise<number | undefined> {
  const headers = { authorization: `Bearer ${registry.releases.tokens.manager}` };
  const answer = await registry.fetch('/releases/reports', { headers });
  const { counts } = reportListSchema.parse(await answer.json());
  return counts.find((one) => one.kind === 'crash' && one.version === version)?.count;
}

test('[RELEASE-025] reports of networks that the registry has given a version to take it back, and those of all others are only counted, however many they are', async () => {
  await promote('1.0.1');
  const strangers = networks(60, 1);
  const lookers = [
    OFFLINE_DOCUMENT_PATH,
    '/remotes/radio/1.0.1/entry.js',
    liveSetPath('staging'),
    '/robots.txt',
    '/releases/reports',
  ];
  for (const [index, path] of lookers.entries()) await browsers.get(`10.1.${index}.7`, path);
  await crash('1.0.1', strangers);
  expect(await running()).toBe('1.0.1');
  expect(await crashesCounted('1.0.1')).toBe(60);

  await browsers.open(networks(5));
  await crash('1.0.1', networks(5));
  expect(await running()).toBe('1.0.0');
  expect(await lastReason()).toBe('It failed for 5 of 5 networks that have it (the limit is 20 %, at least 5).');
});

test('[RELEASE-025] a few that open the site take back nothing that many have, and later nothing that many have tried', async () => {
  await promote('1.0.2');
  await browsers.open(networks(40));
  await crash('1.0.2', networks(7));
  expect(await running()).toBe('1.0.2');
  await load('1.0.2', networks(40).slice(7));
  nowMs += MINUTE_MS;
  await crash('1.0.2', networks(7));
  expect(await running()).toBe('1.0.2');
});

test('a version that fails for all who open the area is taken back by itself after a minute, also where most listeners are elsewhere', async () => {
  await promote('1.0.3');
  await browsers.open(networks(40));
  await crash('1.0.3', networks(5));
  await load('1.0.3', networks(60, 1));
  expect(await running()).toBe('1.0.3');
  nowMs += MINUTE_MS;
  await untilRunning('1.0.2');
  expect(await lastReason()).toBe('It failed for 5 of 5 networks that have tried it (the limit is 20 %, at least 5).');
});

test('who follows the event stream, or has asked for what is live, has it as well', async () => {
  const streams = await Promise.all(
    networks(4).map((address) =>
      openEventStream(registry.url + liveSetEventsPath('production'), { 'x-forwarded-for': address }),
    ),
  );
  const { liveSet } = await promote('1.0.4');
  await browsers.get('10.0.4.7', liveSetPath('production'));
  for (const stream of streams) {
    while ((await stream.next()).liveSet.revision < liveSet.revision);
    stream.close();
  }
  await crash('1.0.4', networks(5));
  expect(await running()).toBe('1.0.2');
});

test('a canary is taken back by those who have it, whatever the others report', async () => {
  const body = { version: '1.0.5', percent: '10', reason: 'new player' };
  await registry.manager.call(registryOperations.startCanary, { params: RADIO, body });
  await browsers.open(networks(8, 1), { cookie: partCookie('radio', 10, false) });
  await crash('1.0.5', networks(8, 1));
  await browsers.open(networks(5), { cookie: partCookie('radio', 10, true) });
  await crash('1.0.5', networks(5));
  expect(await lastReason()).toBe('It failed for 5 of 5 networks that have it (the limit is 20 %, at least 5).');
});

test('a page of a preview gives nobody what is live', async () => {
  const params = { remote: 'radio', version: '1.0.6' };
  const { url } = await registry.team('radio').call(registryOperations.previewVersion, { params, body: {} });
  const { pathname, search } = new URL(url);
  const opened = await registry.fetch(pathname + search, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await promote('1.0.6');
  await browsers.open(networks(6), { cookie });
  await crash('1.0.6', networks(6));
  expect(await running()).toBe('1.0.6');
});

async function untilRunning(version: string): Promise<void> {
  for (let tries = 0; tries < 500 && (await running()) !== version; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await running()).toBe(version);
}
