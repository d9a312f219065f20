import { createHmac } from 'node:crypto';
import { liveSetEventsPath, type ReleaseReport } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { createMetrics } from '@afterglow/kit';
import * as z from 'zod/mini';
import { type FakeSmtpServer, startFakeSmtpServer } from '@afterglow/kit/testing';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import { openEventSource } from '../../testing/event-stream.ts';
import { createClientsOnOtherSubnets, subnets, partCookie } from '../../testing/networks.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import {
  startFakeWebhookReceiver,
  type WebhookCall,
  type FakeWebhookReceiver,
} from '../../testing/fake-webhook-receiver.ts';

const SECRET = 'what the receiver checks calls with';
const metrics = createMetrics();
let hook: FakeWebhookReceiver;
let mailbox: FakeSmtpServer;
let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  hook = await startFakeWebhookReceiver([500]);
  mailbox = await startFakeSmtpServer();
  const mail = {
    to: 'releases@afterglow.example',
    smtpUrl: mailbox.url,
    from: 'Afterglow <no-reply@afterglow.example>',
  };
  const alerts = { webhook: { url: hook.url, secret: SECRET }, mail };
  const limits = { maxStreamsPerNetwork: 2, metrics };
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'], alerts, ...limits });
  await registry.release('shell', '1.0.0');
  await registry.release('radio', '1.0.0');
  for (const version of ['1.0.1', '1.0.2', '1.0.3', '1.0.4'])
    await registry.team('radio').publish(await registry.build('radio', version));
}, START_LIMIT_MS);
afterAll(async () => {
  await registry.close();
  await Promise.all([hook.stop(), mailbox.stop()]);
});

const RADIO = { environment: 'production', remote: 'radio' } as const;
const promote = (version: string) => registry.manager.promote({ ...RADIO, version, reason: 'new' });
const running = async () => (await registry.manager.liveSet('production')).remotes[0]?.live.version;
const last = async () => (await registry.manager.history('production', { limit: 1 }))[0];

const browsers = createClientsOnOtherSubnets(() => registry);
const report = (body: ReleaseReport, address: string) => browsers.report(address, body);
const crash = (version: string, address: string) =>
  report({ kind: 'crash', remote: 'radio', version, message: 'boom' }, address);
const load = (version: string, address: string) => report({ kind: 'load', remote: 'radio', version }, address);

test('[RELEASE-025] reports from one IP never roll back a version, and excessive ones are rejected', async () => {
  await promote('1.0.1');
  await browsers.open(['10.9.9.9', '2001:db8:1:1::1']);
  const answers = await Promise.all(Array.from({ length: 350 }, () => crash('1.0.1', '10.9.9.9')));
  expect(new Set(answers)).toEqual(new Set([204, 429]));
  // One home has many IPv6 addresses.
  for (let host = 1; host <= 20; host += 1) await crash('1.0.1', `2001:db8:1:1::${host}`);
  // And a provider gives one customer many subnets.
  for (let network = 1; network <= 20; network += 1) await crash('1.0.1', `2001:db8:1:${network}::7`);
  expect(await running()).toBe('1.0.1');
});

test('[RELEASE-025] a version that fails for many subnets is rolled back, and the log states the figures', async () => {
  await browsers.open(subnets(7));
  for (const address of subnets(6)) await load('1.0.1', address);
  for (const address of subnets(3)) await crash('1.0.1', address);
  expect(await running()).toBe('1.0.0');
  expect(await last()).toMatchObject({
    action: 'rollback',
    actor: 'health policy',
    fromVersion: '1.0.1',
    reason: 'It failed for 5 of 9 networks that have it. The limit is 20% and at least 5 networks.',
  });
});

test('a version stays if most can run it, if it is proven, or if its connections are just bad', async () => {
  await promote('1.0.2');
  await browsers.open(subnets(40));
  for (const address of subnets(40)) await load('1.0.2', address);
  for (const address of subnets(7)) await crash('1.0.2', address);
  expect(await running()).toBe('1.0.2');
  const url = '/remotes/radio/1.0.2/app.js';
  const lost = { kind: 'chunk-load-error', remote: 'radio', version: '1.0.2', code: 'CHUNK_LOAD_FAILED', url } as const;
  for (const address of subnets(19)) await report({ ...lost, reason: 'network' }, address);
  expect(await running()).toBe('1.0.2');
  nowMs += 11 * MINUTE_MS;
  for (const address of subnets(40)) await crash('1.0.2', address);
  expect(await running()).toBe('1.0.2');
});

test('a failing canary ends, and everyone gets the live version', async () => {
  const body = { version: '1.0.3', percent: '10', reason: 'new player' };
  await registry.manager.call(registryOperations.startCanary, { params: RADIO, body });
  await browsers.open(subnets(5), { cookie: partCookie('radio', 10, true) });
  for (const address of subnets(5)) await crash('1.0.3', address);
  expect(await last()).toMatchObject({ action: 'end-canary', actor: 'health policy', fromVersion: '1.0.3' });
  const { environments } = await registry.manager.call(registryOperations.getOverview, {});
  const shown = environments[0]?.releases.find(({ name }) => name === 'radio');
  expect(shown).toMatchObject({
    since: { action: 'promote' },
    lastChange: { action: 'end-canary', actor: 'health policy' },
  });
  expect(await running()).toBe('1.0.2');
});

test('a webhook and an email report both, and a delivery that failed once is retried', async () => {
  // The first call failed; the second rollback was later than its next attempt.
  await hook.untilCalled(3);
  await mailbox.untilReceived(2);
  const [refused, ...taken] = hook.calls;
  const bodies = taken.map(({ body }) => z.parse(takenBackSchema, JSON.parse(body)));
  expect(new Set(bodies.map(({ action, version }) => `${action} ${version}`))).toEqual(
    new Set(['rollback 1.0.1', 'end-canary 1.0.3']),
  );
  expect(bodies.find(({ version }) => version === '1.0.1')).toEqual({
    event: 'release-taken-back',
    site: 'this computer',
    environment: 'production',
    remote: 'radio',
    version: '1.0.1',
    liveVersion: '1.0.0',
    action: 'rollback',
    revision: 4,
    sinceIso: '2026-03-01T12:00:00.000Z',
    takenBackAtIso: '2026-03-01T12:00:00.000Z',
    reason: 'It failed for 5 of 9 networks that have it. The limit is 20% and at least 5 networks.',
    undo: 'npm run -s afterglow -- promote radio 1.0.1 --environment production --reason "…"',
  });
  expect(bodies.find(({ version }) => version === '1.0.3')?.undo).toContain('canary radio 1.0.3 10 ');
  for (const call of hook.calls) expectSigned(call);
  const deliveries = taken.map(({ headers }) => headers['x-afterglow-delivery']);
  expect(deliveries).toContain(refused?.headers['x-afterglow-delivery']);
  expect(new Set(deliveries).size).toBe(2);

  const [mail] = mailbox.received;
  expect(mail?.to).toEqual(['releases@afterglow.example']);
  expect(mail?.source).toContain('Subject: Afterglow: radio 1.0.1 was rolled back in production');
  expect(mail?.source).toContain('It failed for 5 of 9 networks');
});

const takenBackSchema = z.looseObject({ version: z.string(), action: z.string(), undo: z.string() });

function expectSigned({ headers, body }: WebhookCall): void {
  const [, seconds = '', signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-afterglow-signature'])) ?? [];
  expect(createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex')).toBe(signature);
}

test('a subnet has a limited number of streams; this computer has no limit', async () => {
  const path = liveSetEventsPath('production');
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const open = (address: string) => openEventSource(registry.url + path, from(address));
  const streams = [await open('2001:db8:1:1::1'), await open('2001:db8:1:1::2')];
  const refused = await registry.fetch(path, { headers: from('2001:db8:1:1::3') });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const overview = { ...from('2001:db8:1:1::4'), authorization: `Bearer ${registry.releases.tokens.viewer}` };
  expect((await registry.fetch(registryOperations.followOverview.path, { headers: overview })).status).toBe(429);
  streams.push(await open('2001:db8:2:2::1'));
  expect(await metrics.text()).toContain('afterglow_event_streams 3');

  streams[0]?.close();
  await until(async () => (await metrics.text()).includes('afterglow_event_streams 2'));
  streams.push(await open('2001:db8:1:1::3'));
  for (const stream of streams) stream.close();
});

test('metrics show how releases perform, and which revision is served', async () => {
  const before = await metrics.text();
  expect(before).toMatch(/afterglow_release_reports{remote="radio",version="1.0.1",kind="crash"} \d+/);
  await load('1.0.0', '10.7.7.7');
  await load('1.0.0', '10.7.7.8');
  const text = await metrics.text();
  expect(text).toContain('afterglow_release_reports{remote="radio",version="1.0.0",kind="load"} 2');
  const { revision } = await registry.manager.liveSet('production');
  expect(text).toContain(`afterglow_live_set_revision{environment="production"} ${revision}`);
});

test('[RELEASE-029] rolls back an unreachable version past a failed canary; promoted again it starts from zero', async () => {
  await promote('1.0.3');
  await promote('1.0.4');
  const url = '/remotes/radio/1.0.4/app.js';
  const lost = { kind: 'chunk-load-error', remote: 'radio', version: '1.0.4', code: 'CHUNK_LOAD_FAILED', url } as const;
  await browsers.open(subnets(10));
  for (const address of subnets(10)) await load('1.0.4', address);
  for (const address of subnets(5)) {
    await report({ ...lost, reason: 'timeout' }, address);
    // The next attempt is slow too.
    for (const kind of ['begun', 'left'] as const) await report({ kind, remote: 'radio', version: '1.0.4' }, address);
  }
  expect(await last()).toMatchObject({
    action: 'rollback',
    fromVersion: '1.0.4',
    toVersion: '1.0.2',
    reason: "Its code didn't load for 5 of 10 networks that have it. The limit is 50% and at least 5 networks.",
  });
  nowMs += 1000;
  await promote('1.0.4');
  await browsers.open(subnets(9));
  for (const address of subnets(9).slice(4)) await load('1.0.4', address);
  for (const address of subnets(4)) await report({ ...lost, reason: 'network' }, address);
  expect(await running()).toBe('1.0.4');
  await registry.manager.rollback({ ...RADIO, reason: 'as before' });
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 500 && !(await isSo()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await isSo()).toBe(true);
}
