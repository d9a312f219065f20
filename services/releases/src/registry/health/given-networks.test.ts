import { join } from 'node:path';
import { liveSetEventsPath, liveSetPath, OFFLINE_DOCUMENT_PATH, type ReleaseReport } from '@afterglow/shared-contracts';
import { registryOperations, reportListSchema } from '@afterglow/shared-registry-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import {
  remoteContents,
  remoteManifest,
  shellContents,
  shellManifest,
  writeRelease,
} from '../../testing/fake-release.ts';
import { openEventStream } from '../../testing/event-stream.ts';
import { createClientsOnOtherSubnets, subnets, partCookie } from '../../testing/networks.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const RADIO = { environment: 'production', remote: 'radio' } as const;

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'] });
  for (const name of ['shell', 'radio']) await registry.release(name, '1.0.0');
  for (let patch = 1; patch <= 11; patch += 1)
    await registry.team('radio').publish(await registry.build('radio', `1.0.${patch}`));
  const shell = { ...shellManifest('1.0.1'), sharedRanges: { rxjs: '8.0.0' } };
  const folder = join(registry.dataDir, '../shell');
  await registry.team('shell').publish(await writeRelease(folder, shell, shellContents('1.0.1')));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const browsers = createClientsOnOtherSubnets(() => registry);
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

test('[RELEASE-025] only reports of subnets that were served a version roll it back; others are just counted', async () => {
  await promote('1.0.1');
  const strangers = subnets(60, 1);
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

  await browsers.open(subnets(5));
  await crash('1.0.1', subnets(5));
  expect(await running()).toBe('1.0.0');
  expect(await lastReason()).toBe(
    'It failed for 5 of 5 networks that have it. The limit is 20% and at least 5 networks.',
  );
});

test('[RELEASE-025] a few subnets roll back no version that many have, now or after many have tried it', async () => {
  await promote('1.0.2');
  await browsers.open(subnets(40));
  await crash('1.0.2', subnets(7));
  expect(await running()).toBe('1.0.2');
  await load('1.0.2', subnets(40).slice(7));
  nowMs += MINUTE_MS;
  await crash('1.0.2', subnets(7));
  expect(await running()).toBe('1.0.2');
});

test('a version that fails for all who open the area is rolled back automatically after a minute', async () => {
  await promote('1.0.3');
  await browsers.open(subnets(40));
  await crash('1.0.3', subnets(5));
  await load('1.0.3', subnets(60, 1));
  expect(await running()).toBe('1.0.3');
  nowMs += MINUTE_MS;
  await untilRunning('1.0.2');
  expect(await lastReason()).toBe(
    'It failed for 5 of 5 networks that tried it. The limit is 20% and at least 5 networks.',
  );
});

test('a client that reads the event stream or the live set is served too', async () => {
  const streams = await Promise.all(
    subnets(4).map((address) =>
      openEventStream(registry.url + liveSetEventsPath('production'), { 'x-forwarded-for': address }),
    ),
  );
  const { liveSet } = await promote('1.0.4');
  await browsers.get('10.0.4.7', liveSetPath('production'));
  for (const stream of streams) {
    while ((await stream.next()).liveSet.revision < liveSet.revision);
    stream.close();
  }
  await crash('1.0.4', subnets(5));
  expect(await running()).toBe('1.0.2');
});

test('reports of those who have a canary roll it back, whatever the others report', async () => {
  const body = { version: '1.0.5', percent: '10', reason: 'new player' };
  await registry.manager.call(registryOperations.startCanary, { params: RADIO, body });
  await browsers.open(subnets(8, 1), { cookie: partCookie('radio', 10, false) });
  await crash('1.0.5', subnets(8, 1));
  await browsers.open(subnets(5), { cookie: partCookie('radio', 10, true) });
  await crash('1.0.5', subnets(5));
  expect(await lastReason()).toBe(
    'It failed for 5 of 5 networks that have it. The limit is 20% and at least 5 networks.',
  );
});

test('a preview page serves no one the live version', async () => {
  const params = { remote: 'radio', version: '1.0.6' };
  const { url } = await registry.team('radio').call(registryOperations.previewVersion, { params, body: {} });
  const { pathname, search } = new URL(url);
  const opened = await registry.fetch(pathname + search, { headers: { accept: 'text/html' }, redirect: 'manual' });
  const cookie = opened.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  await promote('1.0.6');
  await browsers.open(subnets(6), { cookie });
  await crash('1.0.6', subnets(6));
  expect(await running()).toBe('1.0.6');
});

const send = (kind: 'begun' | 'left' | 'empty' | 'hang' | 'busy', version: string, addresses: readonly string[]) =>
  report({ kind, remote: 'radio', version }, addresses);
const err = (version: string, addresses: readonly string[]) =>
  report({ kind: 'error', remote: 'radio', version, message: 'late' }, addresses);

test('[RELEASE-011] a version that starts and never loads is rolled back after half a minute, and is logged', async () => {
  nowMs += 100 * MINUTE_MS;
  await promote('1.0.7');
  await browsers.open(subnets(12));
  await send('begun', '1.0.7', subnets(8));
  await send('left', '1.0.7', subnets(8).slice(5));
  nowMs += 29_000;
  await send('left', '1.0.7', subnets(1, 1));
  expect(await running()).toBe('1.0.7');
  nowMs += 2000;
  await untilRunning('1.0.6');
  expect(await lastReason()).toBe(
    "It started but didn't load within 30 seconds, or failed, for 5 of 12 networks that have it. The limit is 20% and at least 5 networks. 1.0.6 had 0 of 0 in its last hour.",
  );
});

test('[RELEASE-011] a version whose starts arrive after their ends does not count as one that never loads', async () => {
  nowMs += 100 * MINUTE_MS;
  await promote('1.0.7');
  await browsers.open(subnets(5));
  await load('1.0.7', subnets(4));
  nowMs += 4000;
  await send('begun', '1.0.7', subnets(5));
  nowMs += 31_000;
  await crash('1.0.7', subnets(5).slice(4));
  expect(await running()).toBe('1.0.7');
  // The next start is timed separately.
  await send('begun', '1.0.7', subnets(4));
  nowMs += 29_000;
  await err('1.0.7', subnets(1));
  expect(await running()).toBe('1.0.7');
  nowMs += 2000;
  await untilRunning('1.0.6');
});

test('[RELEASE-025] forged starts from any number of subnets roll back nothing that five others could load', async () => {
  nowMs += 100 * MINUTE_MS;
  await promote('1.0.8');
  await browsers.open(subnets(40));
  await send('begun', '1.0.8', subnets(6));
  await load('1.0.8', subnets(6));
  await send('begun', '1.0.8', subnets(40).slice(6));
  await send('begun', '1.0.8', subnets(60, 1));
  for (const ageMs of [31_000, MINUTE_MS]) {
    nowMs += ageMs;
    await crash('1.0.8', subnets(1));
    expect(await running()).toBe('1.0.8');
  }
});

test('[RELEASE-011] uncaught errors roll back a version only where the previous one caused fewer', async () => {
  nowMs += 100 * MINUTE_MS;
  const home = subnets(10);
  const visit = async (version: string) => {
    await send('begun', version, home);
    await load(version, home);
  };
  await promote('1.0.9');
  await visit('1.0.9');
  await err('1.0.9', home.slice(0, 6));
  nowMs += 11 * MINUTE_MS;
  await promote('1.0.10');
  await browsers.open(home);
  await visit('1.0.10');
  await err('1.0.10', home.slice(0, 6));
  expect(await running()).toBe('1.0.10');
  await err('1.0.10', home.slice(6, 7));
  expect(await running()).toBe('1.0.9');
  expect(await lastReason()).toBe(
    'Its code threw uncaught errors for 7 of 10 networks that have it. The limit is 70% and at least 5 networks. 1.0.9 had 6 of 10 in its last hour.',
  );
});

test('an area that shows nothing, stops the page or hogs the CPU fails, and the log says how', async () => {
  nowMs += 11 * MINUTE_MS;
  await promote('1.0.11');
  await browsers.open(subnets(6));
  await send('empty', '1.0.11', subnets(3));
  await send('hang', '1.0.11', subnets(4).slice(3));
  await send('busy', '1.0.11', subnets(5).slice(4));
  expect(await running()).toBe('1.0.9');
  expect(await lastReason()).toBe(
    'It failed for 5 of 6 networks that have it. The limit is 20% and at least 5 networks. At 3 it showed nothing. At 1 the page stopped responding. At 1 it kept the processor busy.',
  );
});

test('[RELEASE-011] reports of those who got a page with a shell that does not start roll it back', async () => {
  const shell = { kind: 'crash', remote: 'shell', version: '1.0.1', message: 'no start' } as const;
  const shellVersion = async () => (await registry.manager.liveSet('production')).shellVersion;
  await registry.manager.promote({ environment: 'production', remote: 'shell', version: '1.0.1', reason: 'new' });
  // An area that only the new shell runs is rolled back with it.
  const before = await running();
  const newer = remoteManifest('radio', '2.0.0', { sharedRanges: { rxjs: '^8.0.0' } });
  const folder = join(registry.dataDir, '../newer');
  await registry.team('radio').publish(await writeRelease(folder, newer, remoteContents('radio', '2.0.0')));
  await promote('2.0.0');
  for (const address of subnets(60, 1)) await browsers.get(address, liveSetPath('production'));
  await report(shell, subnets(60, 1));
  expect(await shellVersion()).toBe('1.0.1');
  await browsers.open(subnets(5));
  await report({ kind: 'load', remote: 'shell', version: '1.0.1' }, subnets(1));
  await report(shell, subnets(5));
  expect(await shellVersion()).toBe('1.0.0');
  const [area, taken] = await registry.manager.history('production', { limit: 2 });
  expect(taken).toMatchObject({
    action: 'rollback',
    remote: 'shell',
    actor: 'health policy',
    reason: 'It failed for 5 of 5 networks that have it. The limit is 20% and at least 5 networks.',
  });
  expect(area).toMatchObject({ remote: 'radio', fromVersion: '2.0.0', toVersion: before, actor: 'health policy' });
  expect(area?.reason).toBe("It doesn't run in the shell that is live again since shell 1.0.1 was rolled back.");
});

async function untilRunning(version: string): Promise<void> {
  for (let tries = 0; tries < 500 && (await running()) !== version; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await running()).toBe(version);
}
