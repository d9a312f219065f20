import { createReleasesClient } from './create-releases-client.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../testing/test-registry.ts';
import { publishBuilt } from './publish-built.ts';

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  // Every call is later than the previous one, so that versions have an order.
  registry = await startTestRegistry({ nowMs: () => (nowMs += 1000) });
}, START_LIMIT_MS);
afterAll(() => registry.close());

const RADIO = { environment: 'production', remote: 'radio' } as const;
const start = async (version: string) => {
  const client = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
  return publishBuilt(client, await registry.build('radio', version), {
    environment: 'production',
    reason: 'Start of the site',
  });
};
const running = async () => (await registry.manager.liveSet('production')).remotes[0]?.live.version;

test('publishes and promotes a new build, and one that an undone edit had replaced', async () => {
  expect(await start('1.0.0')).toMatchObject({ outcome: 'published', live: 'promoted' });
  expect(await start('1.0.1')).toMatchObject({ outcome: 'published', live: 'promoted' });
  expect(await start('1.0.0')).toMatchObject({ outcome: 'unchanged', live: 'promoted' });
  expect(await start('1.0.1')).toMatchObject({ live: 'promoted' });
  expect(await start('1.0.1')).toMatchObject({ live: 'already' });
});

test('a rolled-back version stays rolled back, also when the next start builds a new one', async () => {
  await registry.manager.rollback({ ...RADIO, reason: 'blank' });
  const decision = { action: 'rollback', actor: 'local manager', reason: 'blank', fromVersion: '1.0.1' };
  expect(await start('1.0.1')).toMatchObject({ live: 'unchanged', decision });
  expect(await start('1.0.2')).toMatchObject({ outcome: 'published', live: 'unchanged', decision });
  expect(await running()).toBe('1.0.0');
});

test("after a person promotes the start's build, the next start promotes again", async () => {
  await registry.manager.promote({ ...RADIO, version: '1.0.2', reason: 'mended' });
  expect(await start('1.0.3')).toMatchObject({ live: 'promoted' });
});

test('a version that a team promoted stays live', async () => {
  await registry.release('radio', '2.0.0');
  expect(await start('1.0.4')).toMatchObject({ live: 'unchanged', decision: { toVersion: '2.0.0' } });
  expect(await running()).toBe('2.0.0');
});

test('a start that was interrupted after publishing resumes there', async () => {
  await registry.manager.promote({ ...RADIO, version: '1.0.4', reason: 'ours again' });
  const client = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
  await client.publish(await registry.build('radio', '1.0.5'));
  expect(await start('1.0.5')).toMatchObject({ outcome: 'unchanged', live: 'promoted' });
});

test("the log names the site's start as the author, which is not a token anyone holds", async () => {
  const [last] = await registry.manager.history('production', { limit: 1 });
  expect(last?.actor).toBe('start of the site');
});
