import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresPrograms } from '../testing/postgres-programs.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { IN_MEMORY_FOLDER } from './embedded/embedded-folder.ts';
import { openDatabase } from './open-database.ts';

const OPEN_LIMIT_MS = 60_000;
const migrationsFolder = join(temporaryFolder(), 'migrations');

describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let server: PostgresServer | undefined;
  let database: Database<object>;

  beforeAll(async () => {
    await mkdir(migrationsFolder, { recursive: true });
    if (kind === 'server') server = await startPostgres(postgresPrograms());
    const databaseUrl = server?.databaseUrl;
    database = await openDatabase({ schema: 'api', folder: IN_MEMORY_FOLDER, databaseUrl, migrationsFolder });
  }, OPEN_LIMIT_MS);
  afterAll(async () => {
    await database.close();
    await server?.stop();
  }, OPEN_LIMIT_MS);

  test('a listener that asks for it receives own notifications before the statement resolves', async () => {
    const heard = new Set<string>();
    const stop = await database.listen('own', { hearsOwnAtOnce: true, onPayload: (payload) => heard.add(payload) });
    for (let round = 0; round < 20; round += 1) {
      await database.notify('own', `alone ${round}`);
      expect(heard).toContain(`alone ${round}`);
      await database.transaction((transaction) => database.notify('own', `together ${round}`, transaction));
      expect(heard).toContain(`together ${round}`);
    }
    stop();
    await database.notify('own', 'too late');
    expect(heard).not.toContain('too late');
  });
});
