import { jsonValue, openDatabase } from '@afterglow/kit';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { type Kysely, sql } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
const startedAtMs = Date.parse('2026-03-01T12:00:00.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => startedAtMs });
  await registry.release('radio', '1.0.0');
  await registry.release('radio', '1.0.1');
  await registry.manager.rollback({ environment: 'production', remote: 'radio', reason: 'Channel page is blank' });
}, START_LIMIT_MS);
afterAll(() => registry.close());

test('[RELEASE-008] every revision records who, when, why, from and to', async () => {
  const [latest] = await registry.manager.history('production', { remote: 'radio' });
  expect(latest).toMatchObject({
    revision: 3,
    action: 'rollback',
    remote: 'radio',
    fromVersion: '1.0.1',
    toVersion: '1.0.0',
    reason: 'Channel page is blank',
    actor: 'local manager',
    changedAtIso: '2026-03-01T12:00:00.000Z',
  });
});

async function manipulateLog(): Promise<void> {
  const database = await openDatabase<RegistryTables>({
    schema: 'releases',
    folder: join(registry.dataDir, 'releases/database'),
    migrationsFolder: fileURLToPath(new URL('../../../migrations', import.meta.url)),
  });
  const change = database.db.updateTable('revisions').set({ reason: 'Nothing happened' }).where('revision', '=', 2);
  await expect(change.execute()).rejects.toThrow('rows of revisions are never changed');
  const removal = database.db.deleteFrom('revisions').where('revision', '=', 2);
  await expect(removal.execute()).rejects.toThrow('rows of revisions are never changed');
  await expect(sql`truncate revisions`.execute(database.db)).rejects.toThrow('rows of revisions are never changed');
  await sql`alter table revisions disable trigger revisions_are_append_only`.execute(database.db);
  await change.execute();
  await appendOlderRows(database.db);
  await database.close();
}

/** Radio 1.0.1 made live again, and replaced by 1.0.0, as rows listed good versions before the log decided that. */
async function appendOlderRows(db: Kysely<RegistryTables>): Promise<void> {
  const older = (revision: number, live: string, left: string) => ({
    ...({
      environment: 'production',
      revision,
      action: 'promote',
      remote: 'radio',
      reason: 'older',
      actor: 'Ada',
    } as const),
    from_version: left,
    to_version: live,
    changed_at: new Date(startedAtMs),
    previous_hash: '',
    hash: '',
    assignment: jsonValue({ radio: { version: live, history: [left] } }),
  });
  await db
    .insertInto('revisions')
    .values([older(4, '1.0.1', '1.0.0'), older(5, '1.0.0', '1.0.1')])
    .execute();
}

test(
  '[RELEASE-008] the log is append-only, and verifying it finds a manipulated entry',
  async () => {
    expect(await registry.manager.verify('production')).toMatchObject({ revisions: 3, firstBrokenRevision: null });
    await registry.restart(manipulateLog);
    expect(await registry.manager.verify('production')).toMatchObject({ revisions: 5, firstBrokenRevision: 2 });
  },
  START_LIMIT_MS,
);

test('[RELEASE-029] no page, console or rollback uses a replaced version that an old log lists as good', async () => {
  const { remotes } = await registry.manager.liveSet('production');
  expect(remotes[0]).toMatchObject({ live: { version: '1.0.0' }, previousVersion: null });
  const { environments } = await registry.manager.call(registryOperations.getOverview, {});
  expect(environments[0]?.releases[0]).toMatchObject({ version: '1.0.0', previousVersion: null });
  const back = registry.manager.rollback({ environment: 'production', remote: 'radio', reason: 'blank' });
  await expect(back).rejects.toMatchObject({ status: 409 });
});
