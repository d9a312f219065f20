import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createBucketClient } from '@afterglow/kit/bucket';
import pg from 'pg';
import { createReleasesClient, publishBuilt, saveRegistryBackup } from '../../client/index.ts';
import {
  EVENTFUL_REVISIONS,
  type RegistryWithHistory,
  addHistory,
  stateOf,
} from '../../testing/registry-with-history.ts';
import { type SharedServers, startSharedServers } from '../../testing/shared-servers.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { tryRegistryBackup } from './try-registry-backup.ts';

describe.each([
  { place: 'the data folder', onServers: false },
  { place: 'PostgreSQL with a bucket', onServers: true },
])('on $place, a backup', ({ onServers }) => {
  let servers: SharedServers | undefined;
  let registry: TestRegistry;
  let eventful: RegistryWithHistory;
  beforeAll(async () => {
    servers = onServers ? await startSharedServers() : undefined;
    registry = await startTestRegistry({ databaseUrl: servers?.databaseUrl, bucket: servers?.bucket });
    eventful = await addHistory(registry);
  }, START_LIMIT_MS);
  afterAll(async () => {
    await registry.close();
    await servers?.stop();
  });

  const fileFor = (name: string) => join(registry.dataDir, '..', `${name}.tar.gz`);
  const options = () => ({
    dataDir: registry.dataDir,
    databaseUrl: servers?.databaseUrl,
    bucket: servers?.bucket,
  });

  async function save(name: string) {
    return saveRegistryBackup({ url: registry.url, token: eventful.secret }, fileFor(name));
  }

  async function restore(name: string): Promise<string | undefined> {
    const tried = await tryRegistryBackup(fileFor(name), options());
    try {
      return await tried.commit(new Date());
    } finally {
      await tried.discard();
    }
  }

  /** Rows that the server returns; the data folder has none. */
  async function onServer(query: string): Promise<unknown[]> {
    if (!servers) return [];
    const client = new pg.Client(servers.databaseUrl);
    await client.connect();
    const { rows } = await client.query<object>(query);
    await client.end();
    return rows;
  }

  async function lose(): Promise<void> {
    await rm(registry.dataDir, { recursive: true });
    if (!servers) return;
    const bucket = createBucketClient(servers.bucket);
    for (const { key } of await bucket.list('')) await bucket.remove(key);
  }

  test(
    'restores everything after a total loss: all 54 revisions, and rollbacks stay rolled back',
    async () => {
      const before = await stateOf(registry, eventful);
      expect(before.verifications[0]).toMatchObject({ revisions: EVENTFUL_REVISIONS, firstBrokenRevision: null });
      expect(before.findings).toEqual([]);
      expect(await save('whole')).toMatchObject({ revisions: EVENTFUL_REVISIONS + 3 });
      await registry.manager.promote({
        environment: 'production',
        remote: 'radio',
        version: '1.0.3',
        reason: 'after it',
      });
      await registry.restart(async () => {
        await lose();
        await restore('whole');
      });
      expect(await stateOf(registry, eventful)).toEqual(before);

      const start = createReleasesClient({ url: registry.url, token: registry.releases.startToken });
      const built = await registry.build('radio', '1.0.3');
      const published = await publishBuilt(start, built, { environment: 'production', reason: 'Start of the site' });
      expect(published).toMatchObject({ live: 'unchanged', decision: { action: 'rollback', toVersion: '1.0.0' } });
      expect(await stateOf(registry, eventful)).toEqual(before);
    },
    START_LIMIT_MS,
  );

  test(
    'can be rehearsed in another data folder, without servers',
    async () => {
      await save('rehearsed');
      const dataDir = join(registry.dataDir, '..', 'rehearsal');
      const elsewhere = { dataDir, databaseUrl: undefined, bucket: undefined };
      const tried = await tryRegistryBackup(fileFor('rehearsed'), elsewhere);
      expect(await tried.commit(new Date())).toBeUndefined();
      await tried.discard();
      expect(await readdir(join(dataDir, 'releases'))).toContain('database');
    },
    START_LIMIT_MS,
  );

  test(
    'stays consistent under concurrent changes; a restore sets old data aside and cleans up',
    async () => {
      const radio = { environment: 'production', remote: 'radio', reason: 'meanwhile' } as const;
      const changes = async () => {
        for (const version of ['2.0.0', '2.0.1', '2.0.2']) {
          await registry.release('radio', version);
          await registry.manager.rollback({ ...radio, to: '1.0.0' });
        }
      };
      const [facts] = await Promise.all([save('busy'), changes()]);
      const after = await registry.manager.history('production', { limit: 1000 });
      await expect(restore('busy')).rejects.toThrow(servers ? /Stop all instances/ : /in use by process/);
      let former: string | undefined;
      await registry.restart(async () => {
        const justNow = `releases_restoring_${Date.now()}`;
        await onServer(`create schema releases_restoring_1; create schema ${justNow}`);
        former = await restore('busy');
        const left = await onServer("select nspname from pg_namespace where nspname like 'releases_restoring%'");
        expect(left).toEqual(servers ? [{ nspname: justNow }] : []);
      });
      expect(former).toMatch(servers ? /^the schema releases_before_restore_\d+$/ : /database\/pg\.before-restore-/);
      const { histories, verifications, findings } = await stateOf(registry, eventful);
      expect(histories[0]).toEqual(after.slice(-(histories[0]?.length ?? 0)));
      expect(histories.flat()).toHaveLength(facts.revisions);
      expect(verifications[0]).toMatchObject({ firstBrokenRevision: null });
      // A version published after the backup is not served.
      expect(findings.filter(({ about }) => about !== 'left-overs')).toEqual([]);
    },
    START_LIMIT_MS,
  );
});
