import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let aheadMs = 0;
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => Date.now() + aheadMs });
  await registry.release('radio', '1.0.0');
  await registry.release('radio', '1.0.1');
}, START_LIMIT_MS);
afterAll(() => registry.close());

const examine = () => registry.manager.call(registryOperations.examine, {});
const fileOf = (version: string, encoding: string, name: string) =>
  join(registry.dataDir, 'releases', 'files', 'radio', version, encoding, name);
const publishAgain = async (version: string) => registry.team('radio').publish(await registry.build('radio', version));

test('finds nothing when everything is in order', async () => {
  expect(await examine()).toMatchObject({ versions: 2, revisions: 2, findings: [] });
  const { status } = await registry.fetch('/releases/examination', {
    headers: { authorization: `Bearer ${registry.releases.tokens.viewer}` },
  });
  expect(status).toBe(403);
});

test('reports lost and damaged files, which publishing the same bytes repairs', async () => {
  await rm(fileOf('1.0.0', 'identity', 'app.css'));
  await writeFile(fileOf('1.0.1', 'identity', 'app.js'), 'other bytes');
  const { findings } = await examine();
  expect(findings).toEqual([
    {
      about: 'files',
      what: 'radio 1.0.0: app.css is missing.',
      remedy: expect.stringContaining('Publish the same build'),
    },
    { about: 'files', what: 'radio 1.0.1: app.js is damaged.', remedy: expect.stringContaining('roll it back') },
  ]);
  await publishAgain('1.0.0');
  await publishAgain('1.0.1');
  expect((await examine()).findings).toEqual([]);
});

test('reports a damaged tombstone, which retiring the area again repairs', async () => {
  const retire = () =>
    registry.manager.call(registryOperations.retire, {
      params: { environment: 'production', remote: 'radio' },
      body: { reason: 'Rights have ended' },
    });
  const { liveSet } = await retire();
  const version = liveSet.remotes.find(({ name }) => name === 'radio')?.live.version ?? '';
  await rm(fileOf(version, 'identity', 'entry.js'));
  expect((await examine()).findings).toEqual([
    {
      about: 'files',
      what: `radio ${version}: entry.js is missing.`,
      remedy: expect.stringContaining('npm run -s afterglow -- retire radio'),
    },
  ]);
  expect((await retire()).outcome).toBe('unchanged');
  expect((await examine()).findings).toEqual([]);
});

test('reports leftovers of an interrupted publish, which a prune removes', async () => {
  await cp(fileOf('1.0.0', '', ''), fileOf('1.0.9', '', ''), { recursive: true });
  expect((await examine()).findings).toEqual([
    {
      about: 'left-overs',
      what: expect.stringContaining('radio 1.0.9'),
      remedy: expect.stringContaining('npm run -s afterglow -- prune'),
    },
  ]);
  const { removed } = await registry.manager.call(registryOperations.prune, { body: { days: '30' } });
  expect(removed).toEqual([]);
  expect((await examine()).findings).toEqual([]);
});

test('reports clocks that differ and a change that has not arrived', async () => {
  aheadMs = -3_600_000;
  const { findings } = await examine();
  aheadMs = 0;
  expect(findings.map(({ about, what }) => [about, what])).toEqual([
    ['clock', expect.stringMatching(/^The registry and database clocks are 3[56]\d\d seconds apart\.$/)],
    ['clock', expect.stringContaining('which is in the future')],
  ]);
});
