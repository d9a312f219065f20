import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-contracts/registry';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'] });
  await registry.release('radio', '1.0.0');
  for (const version of ['1.0.1', '1.0.2', '1.0.3'])
    await registry.team('radio').publish(await registry.build('radio', version));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const RADIO = { environment: 'production', remote: 'radio' } as const;
const promote = (version: string) => registry.manager.promote({ ...RADIO, version, reason: 'new' });
const running = async () => (await registry.manager.liveSet('production')).remotes[0]?.live.version;
const last = async () => (await registry.manager.history('production', { limit: 1 }))[0];

async function report(body: ReleaseReport, address: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const answer = await registry.fetch(REPORTS_PATH, { method: 'POST', headers, body: JSON.stringify(body) });
  return answer.status;
}
const crash = (version: string, address: string) =>
  report({ kind: 'crash', remote: 'radio', version, message: 'boom' }, address);
const load = (version: string, address: string) => report({ kind: 'load', remote: 'radio', version }, address);
const networks = (count: number) => Array.from({ length: count }, (_, index) => `10.0.${index}.7`);

test('[RELEASE-025] no number of reports from one address takes back a version, and far too many are refused', async () => {
  await promote('1.0.1');
  const answers = await Promise.all(Array.from({ length: 200 }, () => crash('1.0.1', '10.9.9.9')));
  expect(new Set(answers)).toEqual(new Set([204, 429]));
  // One home has many addresses of the new kind.
  for (let host = 1; host <= 20; host += 1) await crash('1.0.1', `2001:db8:1:1::${host}`);
  expect(await running()).toBe('1.0.1');
});

test('[RELEASE-025] a version that fails for many networks is taken back, and the log tells on which figures', async () => {
  for (const address of networks(6)) await load('1.0.1', address);
  for (const address of networks(3)) await crash('1.0.1', address);
  expect(await running()).toBe('1.0.0');
  expect(await last()).toMatchObject({
    action: 'rollback',
    actor: 'health policy',
    fromVersion: '1.0.1',
    reason: 'It failed for 5 of 8 networks that reported (the limit is 20 %, at least 5).',
  });
});

test('a version that most can run stays, and so does one that has proven itself, and one whose listeners are offline', async () => {
  await promote('1.0.2');
  for (const address of networks(40)) await load('1.0.2', address);
  for (const address of networks(7)) await crash('1.0.2', address);
  expect(await running()).toBe('1.0.2');
  const url = '/remotes/radio/1.0.2/app.js';
  const lost = { kind: 'chunk-load-error', remote: 'radio', version: '1.0.2', code: 'CHUNK_LOAD_FAILED', url } as const;
  for (const address of networks(40)) await report({ ...lost, reason: 'network' }, address);
  expect(await running()).toBe('1.0.2');
  nowMs += 11 * 60_000;
  for (const address of networks(40)) await crash('1.0.2', address);
  expect(await running()).toBe('1.0.2');
});

test('a canary that fails ends, and everybody has what was live', async () => {
  const body = { version: '1.0.3', percent: '10', reason: 'new player' };
  await registry.manager.call(registryOperations.startCanary, { params: RADIO, body });
  for (const address of networks(5)) await crash('1.0.3', address);
  expect(await last()).toMatchObject({ action: 'end-canary', actor: 'health policy', fromVersion: '1.0.3' });
  expect(await running()).toBe('1.0.2');
});
