import { createHash } from 'node:crypto';
import type { ReleaseReport } from '@afterglow/shared-contracts';
import { revisionTag, registryOperations } from '@afterglow/shared-registry-contracts';
import { join } from 'node:path';
import { createBucketClient } from '@afterglow/kit/bucket';
import pg from 'pg';
import { createReleasesClient, publishBuilt, isRegistryError } from '../../client/index.ts';
import { type EventStream, openEventSource, openEventStream } from '../../testing/event-stream.ts';
import { remoteContents, remoteManifest, writeRelease } from '../../testing/fake-release.ts';
import { createClientsOnOtherSubnets, subnets } from '../../testing/networks.ts';
import { type SharedServers, startSharedServers } from '../../testing/shared-servers.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

/** The long run changes more often. */
const CHANGES = Number(process.env['REGISTRY_CHANGES'] ?? 50);
const CLIENTS = 20;
const SEED = Number(process.env['KILL_SEED'] ?? 20_261_124);
const MS_PER_CHANGE = 2000;
const ENVIRONMENT = 'production';
const VERSIONS = ['2.0.0', '2.0.1', '2.0.2'] as const;

let servers: SharedServers;
let first: TestRegistry;
let second: TestRegistry;
const [there, here] = [createClientsOnOtherSubnets(() => first), createClientsOnOtherSubnets(() => second)];
let aheadMs = 0;
const nowMs = () => Date.now() + aheadMs;

beforeAll(async () => {
  servers = await startSharedServers();
  const { databaseUrl, bucket } = servers;
  // The database is empty: both create its tables.
  [first, second] = await Promise.all([
    startTestRegistry({ databaseUrl, bucket, nowMs, trustedProxies: ['127.0.0.1'] }),
    startTestRegistry({ databaseUrl, bucket, nowMs, trustedProxies: ['127.0.0.1'] }),
  ]);
}, START_LIMIT_MS);
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await servers.stop();
});

/** As the start of a site publishes its builds. */
async function startWith(registry: TestRegistry, name: string, version: string) {
  const client = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
  const options = { environment: ENVIRONMENT, reason: 'Start of the site' } as const;
  return publishBuilt(client, await registry.build(name, version), options);
}

function follow(registry: TestRegistry): Promise<EventStream> {
  return openEventStream(`${registry.url}/releases/environments/${ENVIRONMENT}/events`);
}

/** Reads a tab's events until one has the revision; resolves to all their revisions. */
async function untilRevision(stream: EventStream, revision: number): Promise<readonly number[]> {
  const seen: number[] = [];
  for (;;) {
    const { liveSet } = await stream.next();
    seen.push(liveSet.revision);
    if (liveSet.revision >= revision) return seen;
  }
}

const problemsOf = async ({ releases }: TestRegistry) =>
  (await Promise.allSettled(releases.checks.map((check) => check.run()))).flatMap((check) =>
    check.status === 'rejected' ? [String(check.reason)] : [],
  );
const fileOf = async (registry: TestRegistry, version: string) =>
  (await registry.fetch(`/remotes/radio/${version}/app.js`)).text();
const contentOf = (version: string) => remoteContents('radio', version)['app.js'];

test(
  '[RELEASE-015] two simultaneous first starts on one database and bucket succeed with the same data',
  async () => {
    for (const name of ['shell', 'radio', 'browse']) {
      await Promise.all([startWith(first, name, '1.0.0'), startWith(second, name, '1.0.0')]);
    }
    const { revision } = await first.manager.liveSet(ENVIRONMENT);
    expect(revision).toBe(3);
    const stream = await follow(second);
    await untilRevision(stream, revision);
    stream.close();
    expect(await second.manager.liveSet(ENVIRONMENT)).toEqual(await first.manager.liveSet(ENVIRONMENT));
    for (const registry of [first, second]) {
      expect(await fileOf(registry, '1.0.0')).toBe(contentOf('1.0.0'));
      expect(await problemsOf(registry)).toEqual([]);
    }
    const brotli = await second.fetch('/remotes/radio/1.0.0/entry.js', { headers: { 'accept-encoding': 'br' } });
    expect(brotli.headers.get('content-encoding')).toBe('br');
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
  START_LIMIT_MS,
);

test(
  '[RELEASE-015] a change reaches tabs of another instance, also after its lost database connection',
  async () => {
    const stream = await follow(second);
    await stream.next();
    await first.release('radio', '1.0.1');
    const published = await stream.next();
    expect(published.liveSet.remotes.find(({ name }) => name === 'radio')?.live.version).toBe('1.0.1');
    expect(await fileOf(second, '1.0.1')).toBe(contentOf('1.0.1'));

    await loseListeners();
    const back = await first.manager.rollback({ environment: ENVIRONMENT, remote: 'radio', reason: 'silent' });
    expect(await untilRevision(stream, back.liveSet.revision)).toContain(back.liveSet.revision);
    stream.close();
  },
  START_LIMIT_MS,
);

/** Breaks the connections: listeners miss the next change. */
async function loseListeners(): Promise<void> {
  const client = new pg.Client(servers.databaseUrl);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`,
  );
  await client.end();
  expect(rowCount).toBeGreaterThan(0);
}

test(
  'a version served by one instance counts in reports to another, until all are cleared',
  async () => {
    await first.release('radio', '1.0.3');
    const crash = { kind: 'crash', remote: 'radio', version: '1.0.3', message: 'boom' } as const;
    for (const address of subnets(20, 1)) await here.report(address, crash);
    await openThereAndReportHere(crash);
    await expect(untilBack('1.0.0')).resolves.toMatchObject({
      actor: 'health policy',
      fromVersion: '1.0.3',
      reason: 'It failed for 5 of 5 networks that have it. The limit is 20% and at least 5 networks.',
    });
    await untilForgotten();

    await first.release('radio', '1.0.4');
    await openThereAndReportHere({ kind: 'begun', remote: 'radio', version: '1.0.4' });
    aheadMs += 31_000;
    await expect(untilBack('1.0.0')).resolves.toMatchObject({
      actor: 'health policy',
      fromVersion: '1.0.4',
      reason: expect.stringContaining("didn't load within 30 seconds, or failed, for 5 of 5 networks") as unknown,
    });
  },
  START_LIMIT_MS,
);

async function openThereAndReportHere(report: ReleaseReport): Promise<void> {
  for (const address of subnets(5)) {
    await there.get(address, '/radio');
    await here.report(address, report);
  }
}

async function untilForgotten(): Promise<void> {
  const client = new pg.Client(servers.databaseUrl);
  await client.connect();
  while ((await client.query('select 1 from releases.health_networks')).rowCount !== 0)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await client.end();
}

/** Waits until a version of radio is live; resolves to the change that made it so. */
async function untilBack(version: string) {
  for (;;) {
    const [last] = await second.manager.history(ENVIRONMENT, { limit: 1 });
    if (last?.toVersion === version) return last;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('[RELEASE-024] a token that one instance revokes is rejected by another, which ends its open stream', async () => {
  const body = { label: 'Night shift', role: 'manager' } as const;
  const { secret, token } = await first.manager.call(registryOperations.makeToken, { body });
  const elsewhere = createReleasesClient({ url: second.url, token: secret });
  // Known there by now, whatever an instance caches.
  await elsewhere.history(ENVIRONMENT, { limit: 1 });
  const headers = { authorization: `Bearer ${secret}` };
  const overview = await openEventSource(second.url + registryOperations.followOverview.path, headers);
  await overview.next();
  await first.manager.call(registryOperations.revokeToken, { params: { id: token.id } });
  await expect(elsewhere.history(ENVIRONMENT, { limit: 1 })).rejects.toMatchObject({ status: 401 });
  const change = { environment: 'staging', remote: 'radio', version: '1.0.0', reason: 'late' } as const;
  await expect(elsewhere.promote(change)).rejects.toMatchObject({ status: 401 });
  await first.manager.promote(change);
  await overview.ended;
});

test(
  'is not ready while live files are lost; publishing the same bytes restores them',
  async () => {
    const client = createBucketClient(servers.bucket);
    for (const { key } of await client.list('releases/radio/1.0.0/identity/')) await client.remove(key);
    aheadMs += 60_000;
    expect(await problemsOf(second)).toEqual([expect.stringContaining('radio 1.0.0 is missing 4 files, such as ')]);
    expect((await startWith(first, 'radio', '1.0.0')).outcome).toBe('unchanged');
    expect(await problemsOf(second)).toEqual([]);
  },
  START_LIMIT_MS,
);

test(
  'an instance that shares only the database is not ready until it has the files',
  async () => {
    const alone = await startTestRegistry({ databaseUrl: servers.databaseUrl, nowMs });
    expect(await problemsOf(alone)).toEqual([expect.stringContaining('browse 1.0.0 is missing')]);
    for (const name of ['shell', 'radio', 'browse']) await startWith(alone, name, '1.0.0');
    expect(await problemsOf(alone)).toEqual([]);
    await alone.close();
  },
  START_LIMIT_MS,
);

test(
  'of two simultaneous builds of one version, one is rejected and the other is whole',
  async () => {
    const contents = { ...remoteContents('radio', '1.0.2'), 'app.js': 'other bytes' };
    const folder = join(second.dataDir, '../other');
    const other = await writeRelease(folder, remoteManifest('radio', '1.0.2', {}, contents), contents);
    const answers = await Promise.allSettled([
      first.team('radio').publish(await first.build('radio', '1.0.2')),
      second.team('radio').publish(other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const expected = answers[0]?.status === 'fulfilled' ? contentOf('1.0.2') : 'other bytes';
    for (const registry of [first, second]) expect(await fileOf(registry, '1.0.2')).toBe(expected);
  },
  START_LIMIT_MS,
);

test(
  `${CLIENTS} clients at two instances form one chain, lose nothing, and tabs end on the last`,
  async () => {
    for (const version of VERSIONS) await first.release('radio', version);
    const tabs = await Promise.all([first, second, first, second].map(follow));
    const made: string[] = [];
    let begun = 0;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        while (begun < CHANGES) {
          begun += 1;
          const change = `change ${begun}`;
          made.push(await changeOnce(change, (client + begun) % 2 === 0 ? first : second));
        }
      }),
    );
    const history = await first.manager.history(ENVIRONMENT, { limit: 500 });
    // An instance that has not received the last change yet still serves the previous one.
    const { revisions: revision, firstBrokenRevision } = await second.manager.verify(ENVIRONMENT);
    expect(firstBrokenRevision).toBeNull();
    const stored = history.filter(({ reason }) => reason.startsWith('change ')).map(({ reason }) => reason);
    expect({ seed: SEED, kept: stored.sort() }).toEqual({ seed: SEED, kept: made.sort().slice(-500) });
    for (const tab of tabs) {
      const seen = await untilRevision(tab, revision);
      expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
      tab.close();
    }
    expect(await second.manager.liveSet(ENVIRONMENT)).toEqual(await first.manager.liveSet(ENVIRONMENT));
  },
  START_LIMIT_MS + CHANGES * MS_PER_CHANGE,
);

/** From 0 up to `count`, the same for the same seed. */
function chance(of: string, count: number): number {
  return createHash('sha256').update(`${SEED} ${of}`).digest().readUInt32BE() % count;
}

/** A promotion or a rollback, retried until no other was faster; resolves to its reason in the log. */
async function changeOnce(reason: string, registry: TestRegistry): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      expect((await tryChange(reason, tries, registry)).outcome).toBe('changed');
      return reason;
    } catch (error) {
      if (!isRegistryError(error) || error.code !== 'conflict') throw error;
    }
  }
}

async function tryChange(reason: string, tries: number, { manager }: TestRegistry) {
  const { revision, remotes } = await manager.liveSet(ENVIRONMENT);
  const from = remotes.find(({ name }) => name === 'radio')?.live.version;
  const others = VERSIONS.filter((one) => one !== from);
  const version = others[chance(`${reason} ${tries}`, others.length)] ?? VERSIONS[0];
  const params = { environment: ENVIRONMENT, remote: 'radio' } as const;
  if (chance(reason, 2) === 1)
    return manager.call(registryOperations.rollBack, { params, body: { from, to: version, reason } });
  const requestHeaders = { 'if-match': revisionTag(revision) };
  return manager.call(registryOperations.promote, { params, requestHeaders, body: { version, reason } });
}
