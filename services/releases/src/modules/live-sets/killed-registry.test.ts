import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { integrityOf } from '../../testing/fake-release.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
}, START_LIMIT_MS);
afterAll(() => registry.close());

const KILLS = 3;
const LONGEST_LIFE_MS = 300;

/** Works on the registry's folder in another process and kills it at a random moment. */
async function workAndKill(run: number): Promise<void> {
  const script = fileURLToPath(new URL('../../testing/restless-registry.ts', import.meta.url));
  const builds = join(registry.dataDir, '../restless');
  const worker = spawn(process.execPath, [script, registry.dataDir, builds, `${run}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(worker.stdout, 'data');
  await delay(randomInt(LONGEST_LIFE_MS));
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

async function expectWhole(): Promise<void> {
  const liveSet = await registry.manager.liveSet('production');
  const verification = await registry.manager.verify('production');
  expect(verification).toMatchObject({ revisions: liveSet.revision, firstBrokenRevision: null });
  const published = (await registry.manager.versions('radio')).map(({ version }) => version);
  const live = liveSet.remotes[0]?.live;
  expect(published).toContain(live?.version);
  for (const [path, integrity] of Object.entries(live?.integrity ?? {})) {
    const response = await registry.fetch(`${live?.baseUrl ?? ''}${path}`);
    expect(integrityOf(new Uint8Array(await response.arrayBuffer()))).toBe(integrity);
  }
  expect(await readdir(join(registry.dataDir, 'releases/files/.incoming'))).toEqual([]);
}

test(
  '[RELEASE-014] a registry killed while it publishes, promotes and rolls back starts again with a whole revision',
  async () => {
    let revision = 0;
    for (let run = 1; run <= KILLS; run += 1) {
      await registry.restart(() => workAndKill(run));
      await expectWhole();
      const { revision: now } = await registry.manager.liveSet('production');
      expect(now).toBeGreaterThan(revision);
      revision = now;
    }
  },
  KILLS * START_LIMIT_MS,
);
