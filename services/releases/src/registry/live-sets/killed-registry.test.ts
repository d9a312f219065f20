import { spawn } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBucketClient } from '@afterglow/kit/bucket';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { integrityOf } from '../../testing/fake-release.ts';
import { type SharedServers, startSharedServers } from '../../testing/shared-servers.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

/** The long run kills on PostgreSQL and a bucket as well. */
const PLACE = process.env['KILLS_ON'] === 'servers' ? 'servers' : 'embedded';

let servers: SharedServers | undefined;
let registry: TestRegistry;
beforeAll(async () => {
  if (PLACE === 'servers') servers = await startSharedServers();
  registry = await startTestRegistry({ databaseUrl: servers?.databaseUrl, bucket: servers?.bucket });
}, START_LIMIT_MS);
afterAll(async () => {
  await registry.close();
  await servers?.stop();
});

/** The long run kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 3);
/** One more than those of the seed, unless the number is given. */
const ALL_KILLS = process.env['KILLS'] === undefined ? KILLS + 1 : KILLS;
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_278);
const WRITES = ['publish', 'promote', 'rollback'] as const;
const SHARES = Math.ceil(KILLS / WRITES.length);
const LONGEST_DELAY_MS = 4;

interface Kill {
  readonly write: (typeof WRITES)[number];
  /** The share of the write's steps, from 0 up to 1. */
  readonly share: number;
  /** The delay after that step. */
  readonly delayMs: number;
}

/**
 * The writes in turn, each killed at steps spread over all of its steps, the last one being the response, every other time some
 * milliseconds later; the seed decides where in between.
 */
function killOf(run: number): Kill {
  if (run > KILLS) return AT_ANY_MOMENT;
  const turn = Math.floor((run - 1) / WRITES.length);
  const write = WRITES[(run - 1) % WRITES.length] ?? 'publish';
  // Of three kills, that of the promotion falls after its last step.
  const isLast = SHARES > 1 ? run > KILLS - WRITES.length : write === 'promote';
  if (isLast) return { write, share: 1, delayMs: 0 };
  const delayMs = turn % 2 === 0 ? 0 : chance(run + KILLS) * LONGEST_DELAY_MS;
  return { write, share: (turn + chance(run)) / SHARES, delayMs };
}

/** One more, at another time in each run of the tests; a failure states which. */
const AT_ANY_MOMENT: Kill = {
  write: WRITES[randomInt(WRITES.length)] ?? 'publish',
  share: Math.random(),
  delayMs: Math.random() * LONGEST_DELAY_MS,
};

/** From 0 up to 1, the same for the same seed. */
function chance(run: number): number {
  return createHash('sha256').update(`${SEED} ${run}`).digest().readUInt32BE() / 2 ** 32;
}

/** The live revision before a write, and the version of the write. */
interface Before {
  readonly revision: number;
  readonly version: string;
}

/** Works on the registry's folder in another process until it kills itself in a write. */
async function workAndKill(run: number): Promise<Before> {
  const script = fileURLToPath(new URL('../../testing/crash-test-registry.ts', import.meta.url));
  const builds = join(registry.dataDir, '../restless');
  const { write, share, delayMs } = killOf(run);
  const worker = spawn(
    process.execPath,
    [script, registry.dataDir, builds, `${run}`, write, `${share}`, `${delayMs}`],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...servers?.environment },
    },
  );
  const [output, [code, signal]] = await Promise.all([
    worker.stdout.setEncoding('utf8').toArray(),
    once(worker, 'exit'),
  ]);
  expect([code, signal]).toEqual([null, 'SIGKILL']);
  // On servers a write may take a step less than when its steps were counted: then the next one is killed, and reports again.
  const [revision, version = ''] = output.join('').trim().split('\n').at(-1)?.split(' ') ?? [];
  return { revision: Number(revision), version };
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
  // A prune removes the leftovers of a killed publish.
  await registry.manager.call(registryOperations.prune, { body: { days: '0' } });
  const stored = (await registry.manager.versions('radio')).filter(({ prunedAtIso }) => prunedAtIso === undefined);
  expect(await storedVersions()).toEqual(stored.map(({ version }) => version).sort());
}

async function storedVersions(): Promise<readonly string[]> {
  if (servers === undefined) return (await readdir(join(registry.dataDir, 'releases/files/radio'))).sort();
  const objects = await createBucketClient(servers.bucket).list('releases/radio/');
  return [...new Set(objects.map(({ key }) => key.split('/')[2] ?? ''))].sort();
}

/** How many kills of each write left the old revision and how many the new, for the long run. */
async function keepResults(left: Readonly<Record<string, number>>): Promise<void> {
  const folder = process.env['REGISTRY_KILLS_RESULTS'];
  if (folder === undefined) return;
  const result = { seed: SEED, kills: ALL_KILLS, wholeAfterEach: ALL_KILLS, left };
  await writeFile(join(folder, `registry-kills-${PLACE}.json`), `${JSON.stringify(result, undefined, 2)}\n`);
}

async function leftBy({ write }: Kill, { revision, version }: Before): Promise<'old' | 'new' | 'neither'> {
  const now = (await registry.manager.liveSet('production')).revision;
  const published = (await registry.manager.versions('radio')).map((one) => one.version);
  if (now === revision) return write === 'publish' && published.includes(version) ? 'new' : 'old';
  return write !== 'publish' && now === revision + 1 ? 'new' : 'neither';
}

test(
  '[RELEASE-014] a registry killed at any step of a change restarts with the old or the new revision, whole',
  async () => {
    const left: Record<string, number> = {};
    for (let run = 1; run <= ALL_KILLS; run += 1) {
      let before: Before = { revision: 0, version: '' };
      await registry.restart(async () => {
        before = await workAndKill(run);
      });
      const kill = killOf(run);
      const outcome = await expectWhole().then(
        () => leftBy(kill, before),
        (error: unknown) => error,
      );
      expect([kill, outcome]).toEqual([kill, expect.stringMatching(/^(old|new)$/)]);
      const what = `${kill.write}: ${String(outcome)}`;
      left[what] = (left[what] ?? 0) + 1;
    }
    // Of three, one leaves a completed promotion; more of them reach both outcomes of every write.
    const expected = SHARES > 1 ? WRITES.flatMap((write) => [`${write}: old`, `${write}: new`]) : ['promote: new'];
    expect(Object.keys(left)).toEqual(expect.arrayContaining(expected));
    await keepResults(left);
  },
  ALL_KILLS * START_LIMIT_MS,
);
