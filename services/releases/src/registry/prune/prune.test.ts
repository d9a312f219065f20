import { cp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { USES_PATH } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

const START_MS = Date.parse('2026-03-01T12:00:00.000Z');

let registry: TestRegistry;
let nowMs = START_MS;
beforeEach(async () => {
  nowMs = START_MS;
  registry = await startTestRegistry({ nowMs: () => nowMs });
}, START_LIMIT_MS);
afterEach(() => registry.close());

const CHANGE = { environment: 'production', remote: 'radio', reason: 'test' } as const;

async function publish(version: string): Promise<void> {
  nowMs += 1000;
  await registry.team('radio').publish(await registry.build('radio', version));
}

async function release(version: string): Promise<void> {
  await publish(version);
  await registry.manager.promote({ ...CHANGE, version });
}

const prune = (days = '0') => registry.manager.call(registryOperations.prune, { body: { days } });
const unused = (days = '0') => registry.manager.call(registryOperations.listUnused, { query: { days } });
const fileStatus = async (version: string) => (await registry.fetch(`/remotes/radio/${version}/app.js`)).status;
const folders = () => readdir(join(registry.dataDir, 'releases', 'files', 'radio'));

function report(versions: readonly { readonly name: string; readonly version: string }[]): Promise<Response> {
  return registry.fetch(USES_PATH, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ versions }),
  });
}

test('[RELEASE-018] a prune removes unused versions only: none live, a rollback target or in an open tab', async () => {
  await release('1.0.0');
  await release('1.0.1');
  await release('1.0.2');
  await registry.manager.rollback({ ...CHANGE, to: '1.0.1' });
  await publish('1.0.3');
  await publish('1.0.4');
  await publish('1.0.5');
  const canary = { version: '1.0.4', percent: '10', reason: 'test' };
  await registry.manager.call(registryOperations.startCanary, { params: CHANGE, body: canary });
  const staged = await registry.manager.promote({ ...CHANGE, environment: 'staging', version: '1.0.5' });
  expect(staged.outcome).toBe('changed');
  nowMs += DAY_MS + 1;
  // 1.0.2 was rolled back, and a tab has not yet followed; 1.0.3 was never live.
  expect(
    (
      await report([
        { name: 'radio', version: '1.0.2' },
        { name: 'radio', version: '9.9.9' },
      ])
    ).status,
  ).toBe(204);

  const planned = await unused();
  expect(planned.removed).toEqual([{ name: 'radio', version: '1.0.3', sizeBytes: expect.any(Number) }]);
  expect(planned.kept.map(({ version, reason }) => [version, reason]).sort()).toEqual([
    ['1.0.0', 'rollback-target'],
    ['1.0.1', 'live'],
    ['1.0.2', 'open-tab'],
    ['1.0.4', 'canary'],
    ['1.0.5', 'live'],
  ]);
  expect(await fileStatus('1.0.3')).toBe(200);
  expect(await prune()).toEqual(planned);
  expect(await fileStatus('1.0.3')).toBe(404);
  expect((await folders()).sort()).toEqual(['1.0.0', '1.0.1', '1.0.2', '1.0.4', '1.0.5']);
  expect(await fileStatus('1.0.2')).toBe(200);

  nowMs += DAY_MS + 1;
  expect((await prune()).removed.map(({ version }) => version)).toEqual(['1.0.2']);
  const back = await registry.manager.rollback(CHANGE);
  expect(back.liveSet.remotes[0]?.live.version).toBe('1.0.0');
  expect(
    (await registry.manager.call(registryOperations.verifyHistory, { params: CHANGE })).firstBrokenRevision,
  ).toBeNull();
});

test('a version that was published or replaced within so many days stays', async () => {
  await release('1.0.0');
  await release('1.0.1');
  nowMs += 40 * DAY_MS;
  await publish('1.0.2');
  await registry.manager.rollback({ ...CHANGE, from: '1.0.1' });
  const { removed, kept: retained } = await prune('30');
  expect(removed).toEqual([]);
  expect(retained.map(({ version, reason }) => [version, reason])).toEqual([
    ['1.0.2', 'recent'],
    ['1.0.1', 'recent'],
    ['1.0.0', 'live'],
  ]);
  nowMs += 31 * DAY_MS;
  expect((await prune('30')).removed.map(({ version }) => version)).toEqual(['1.0.2', '1.0.1']);
});

test('a pruned version goes live only after the same bytes are published again; others never are', async () => {
  await release('1.0.0');
  await publish('1.0.1');
  nowMs += DAY_MS + 1;
  await prune();
  const promote = registry.manager.promote({ ...CHANGE, version: '1.0.1' });
  await expect(promote).rejects.toThrow('radio 1.0.1 was pruned on 2026-03-02. Publish the same build again');
  const { versions } = await registry.manager.call(registryOperations.listVersions, { params: CHANGE });
  expect(versions.map(({ version, prunedAtIso }) => [version, prunedAtIso])).toEqual([
    ['1.0.1', expect.any(String)],
    ['1.0.0', undefined],
  ]);
  await publish('1.0.1');
  expect((await registry.manager.promote({ ...CHANGE, version: '1.0.1' })).outcome).toBe('changed');
  expect(await fileStatus('1.0.1')).toBe(200);
});

test('a republished version counts as recent, and is pruned again later', async () => {
  await release('1.0.0');
  await publish('1.0.1');
  nowMs += 40 * DAY_MS;
  await prune('30');
  await publish('1.0.1');
  expect((await prune('30')).kept).toContainEqual(expect.objectContaining({ version: '1.0.1', reason: 'recent' }));
  nowMs += 31 * DAY_MS;
  expect((await prune('30')).removed.map(({ version }) => version)).toEqual(['1.0.1']);
  expect(await fileStatus('1.0.1')).toBe(404);
});

test('the next start completes a prune that was killed before deleting the files', async () => {
  await release('1.0.0');
  await publish('1.0.1');
  nowMs += DAY_MS + 1;
  const files = join(registry.dataDir, 'releases', 'files', 'radio');
  await prune();
  await writeFile(join(registry.dataDir, 'releases', 'files', 'notes.txt'), 'not a release');
  await registry.restart(async () => {
    await cp(join(files, '1.0.0'), join(files, '1.0.1'), { recursive: true });
  });
  expect(await folders()).toEqual(['1.0.0']);
  expect((await prune()).removed).toEqual([]);
});

test('a load also retains a version, and reports of tabs are validated', async () => {
  await release('1.0.0');
  await publish('1.0.1');
  nowMs += DAY_MS + 1;
  const body = JSON.stringify({ kind: 'load', remote: 'radio', version: '1.0.1' });
  await registry.fetch('/releases/reports', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect((await unused()).removed).toEqual([]);
  expect((await report([])).status).toBe(400);
  expect((await report(Array.from({ length: 101 }, () => ({ name: 'radio', version: '1.0.1' })))).status).toBe(400);
  expect((await registry.fetch('/releases/prune', { method: 'POST' })).status).toBe(401);
});
