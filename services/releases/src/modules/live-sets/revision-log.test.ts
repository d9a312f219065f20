import { openDatabase } from '@afterglow/kit';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
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

test('[RELEASE-008] every revision tells who, when, why, from and to', async () => {
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
  await sql`alter table revisions disable trigger revisions_are_append_only`.execute(database.db);
  await change.execute();
  await database.close();
}

test(
  '[RELEASE-008] the log is append-only, and verifying it finds a manipulated entry',
  async () => {
    expect(await registry.manager.verify('production')).toMatchObject({ revisions: 3, firstBrokenRevision: null });
    await registry.restart(manipulateLog);
    expect(await registry.manager.verify('production')).toMatchObject({ revisions: 3, firstBrokenRevision: 2 });
  },
  START_LIMIT_MS,
);
