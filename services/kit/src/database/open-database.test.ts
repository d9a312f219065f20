import { chmod, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Generated, sql } from 'kysely';
import { findWorldReadable } from '../testing/find-world-readable.ts';
import { postgresPrograms } from '../testing/postgres-programs.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import type { Database } from './database.ts';
import { jsonValue } from './json-value.ts';
import { openDatabase } from './open-database.ts';
import { isUniqueViolation } from './sql-errors.ts';

interface Tables {
  things: { id: Generated<number>; name: string; tags: string[]; day: string; made_at: Date };
}

const OPEN_LIMIT_MS = 60_000;
const root = temporaryFolder();
const migrationsFolder = join(root, 'migrations');
const THINGS = `create table things (
  id bigint generated always as identity primary key,
  name text not null unique,
  tags jsonb not null,
  day date not null,
  made_at timestamptz not null
);
create index things_by_name on things using gin (name gin_trgm_ops);`;
const row = {
  name: 'Café',
  tags: jsonValue(['a', 'b']),
  day: '2026-03-29',
  made_at: new Date('2026-03-29T01:30:00.000Z'),
};

beforeAll(async () => {
  await mkdir(migrationsFolder);
  await writeFile(join(migrationsFolder, '0001-things.sql'), THINGS);
});

describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let server: PostgresServer | undefined;
  let database: Database<Tables>;
  const open = () =>
    openDatabase<Tables>({
      schema: 'api',
      folder: join(root, 'embedded'),
      databaseUrl: server?.databaseUrl,
      migrationsFolder,
    });

  beforeAll(async () => {
    if (kind === 'server') server = await startPostgres(postgresPrograms());
    database = await open();
  }, OPEN_LIMIT_MS);
  afterAll(async () => {
    await database.close();
    await server?.stop();
  }, OPEN_LIMIT_MS);

  test('columns arrive as the same JavaScript values', async () => {
    const found = await database.db.insertInto('things').values(row).returningAll().executeTakeFirstOrThrow();
    expect(found).toEqual({ ...row, id: 1, tags: ['a', 'b'] });
    const counted = await database.db
      .selectFrom('things')
      .select((q) => q.fn.countAll<number>().as('count'))
      .execute();
    expect(counted).toEqual([{ count: 1 }]);
    const { numUpdatedRows } = await database.db.updateTable('things').set({ name: 'Cafe' }).executeTakeFirstOrThrow();
    expect(numUpdatedRows).toBe(1n);
  });

  test('trigram and accent search are available', async () => {
    const { rows } = await sql<{ plain: string; alike: boolean }>`
      select unaccent('Ménage') as plain, 'afterglow' % 'aftrglow' as alike`.execute(database.db);
    expect(rows).toEqual([{ plain: 'Menage', alike: true }]);
  });

  test('an error names the violated constraint, and the connection still works', async () => {
    const again = database.db
      .insertInto('things')
      .values({ ...row, name: 'Cafe' })
      .execute();
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'things_name_key' });
    expect(isUniqueViolation(await again.catch((error: unknown) => error))).toBe(true);
    expect(await database.db.selectFrom('things').selectAll().execute()).toHaveLength(1);
  });

  test('a failed transaction changes nothing', async () => {
    const failing = database.transaction(async (transaction) => {
      await transaction.deleteFrom('things').execute();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.db.selectFrom('things').selectAll().execute()).toHaveLength(1);
  });

  test('rejects a query outside its own transaction instead of deadlocking', async () => {
    const beside = database.transaction(() => database.db.selectFrom('things').selectAll().execute());
    await expect(beside).rejects.toThrow('A query beside its transaction');
  });

  test('reports how its connections are used', async () => {
    const used = await database.transaction(async () => Promise.resolve(database.usage()));
    expect(used.open - used.idle).toBe(1);
    expect(database.usage()).toMatchObject({ waiting: 0 });
    expect(database.usage().idle).toBe(database.usage().open);
  });

  test('the check passes while it responds and every migration has run', async () => {
    await expect(database.check()).resolves.toBeUndefined();
    const { rows } = await sql`delete from migrations returning checksum, applied_at`.execute(database.db);
    await expect(database.check()).rejects.toThrow('Migrations are missing.');
    const [{ checksum, applied_at: at } = {}] = rows as { checksum?: string; applied_at?: Date }[];
    await sql`insert into migrations values ('0001-things.sql', ${checksum}, ${at})`.execute(database.db);
    await expect(database.check()).resolves.toBeUndefined();
  });

  test('a notification of a transaction arrives at its commit, and not after a rollback', async () => {
    const heard: string[] = [];
    const { promise, resolve } = Promise.withResolvers<true>();
    const stop = await database.listen('news', {
      onPayload(payload) {
        heard.push(payload);
        if (payload === 'last') resolve(true);
      },
    });
    await database
      .transaction(async (transaction) => {
        await database.notify('news', 'undone', transaction);
        throw new Error('no');
      })
      .catch(() => undefined);
    await database.transaction((transaction) => database.notify('news', 'done', transaction));
    await database.notify('other', 'elsewhere');
    await database.notify('news', 'last');
    await promise;
    expect(heard).toEqual(['done', 'last']);
    stop();
  });

  test(
    'data survives closing and opening, and no migration runs twice',
    async () => {
      await database.close();
      database = await open();
      expect(await database.db.selectFrom('things').select('name').execute()).toEqual([{ name: 'Cafe' }]);
    },
    OPEN_LIMIT_MS,
  );

  test(
    'a failed migration is rolled back completely and named',
    async () => {
      const folder = join(root, `failing-${kind}`);
      await cp(migrationsFolder, folder, { recursive: true });
      await writeFile(join(folder, '0002-broken.sql'), 'create table half (id int); insert into nowhere values (1);');
      await database.close();
      const opening = openDatabase({
        schema: 'api',
        folder: join(root, 'embedded'),
        databaseUrl: server?.databaseUrl,
        migrationsFolder: folder,
      });
      await expect(opening).rejects.toMatchObject({
        code: 'migration-refused',
        message: expect.stringContaining('0002-broken.sql failed'),
      });
      database = await open();
      const { rows } = await sql`select to_regclass('api.half') as half`.execute(database.db);
      expect(rows).toEqual([{ half: null }]);
    },
    OPEN_LIMIT_MS,
  );

  test(
    'a database is backed up before its first new migration, and an earlier program runs after one that only adds',
    async () => {
      const [folder, backupFolder] = [join(root, `next-${kind}`), join(root, `backups-${kind}`)];
      await cp(migrationsFolder, folder, { recursive: true });
      await database.close();
      const openNext = async (name: string, text: string) => {
        await writeFile(join(folder, name), text);
        const next = await openDatabase({
          schema: 'api',
          folder: join(root, 'embedded'),
          databaseUrl: server?.databaseUrl,
          migrationsFolder: folder,
          backupFolder,
        });
        await next.close();
      };
      await openNext('0002-more.sql', '-- Only adds: a table.\ncreate table more (id int);');
      database = await open();
      expect(await database.db.selectFrom('things').selectAll().execute()).not.toEqual([]);
      await database.close();
      await openNext('0002-more.sql', '-- Only adds: a table.\ncreate table more (id int);');
      expect(await readdir(backupFolder)).toEqual([
        kind === 'server' ? 'api-before-0002-more.dump' : 'api-before-0002-more.pg',
      ]);
      for (const number of ['0003', '0004', '0005'])
        await openNext(`${number}-other.sql`, `alter table more add column_${number} int;`);
      expect((await readdir(backupFolder)).map((name) => name.slice(0, 15)).sort()).toEqual([
        'api-before-0003',
        'api-before-0004',
        'api-before-0005',
      ]);
      await expect(open()).rejects.toMatchObject({
        code: 'migration-refused',
        message: expect.stringContaining(
          'it holds 0003-other.sql): start a newer one, or restore the backup made before it.',
        ),
      });
      const newest = await openDatabase<Tables>({
        schema: 'api',
        folder: join(root, 'embedded'),
        databaseUrl: server?.databaseUrl,
        migrationsFolder: folder,
      });
      await sql`drop table more`.execute(newest.db);
      await sql`delete from migrations where name > '0002'`.execute(newest.db);
      await newest.close();
      database = await open();
    },
    OPEN_LIMIT_MS,
  );

  test(
    'rejects a migration that was edited after it ran',
    async () => {
      const folder = join(root, `edited-${kind}`);
      await mkdir(folder);
      await writeFile(join(folder, '0001-things.sql'), `${THINGS} -- edited`);
      await database.close();
      const opening = openDatabase({
        schema: 'api',
        folder: join(root, 'embedded'),
        databaseUrl: server?.databaseUrl,
        migrationsFolder: folder,
      });
      await expect(opening).rejects.toThrow('0001-things.sql was edited after it ran');
      database = await open();
    },
    OPEN_LIMIT_MS,
  );
});

describe('instances on one server', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres(postgresPrograms());
  }, OPEN_LIMIT_MS);
  afterAll(() => server.stop(), OPEN_LIMIT_MS);

  const open = () =>
    openDatabase<Tables>({
      schema: 'api',
      folder: join(root, 'unused'),
      databaseUrl: server.databaseUrl,
      migrationsFolder,
    });

  test(
    'instances that start at the same time run each migration once, and notify each other',
    async () => {
      const [first, second] = await Promise.all([open(), open()]);
      const heard = Promise.withResolvers<string>();
      await second.listen('news', { onPayload: heard.resolve });
      await first.notify('news', 'hello');
      expect(await heard.promise).toBe('hello');
      await Promise.all([first.close(), second.close()]);
    },
    OPEN_LIMIT_MS,
  );

  test(
    'a listener that lost its connection learns of the gap and receives again',
    async () => {
      const database = await open();
      const [loss, gap] = [Promise.withResolvers<true>(), Promise.withResolvers<true>()];
      const heard = Promise.withResolvers<string>();
      await database.listen('news', {
        onPayload: heard.resolve,
        onLoss: () => loss.resolve(true),
        onGap: () => gap.resolve(true),
      });
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%' and pid <> pg_backend_pid()`.execute(database.db);
      await loss.promise;
      await gap.promise;
      await database.notify('news', 'again');
      expect(await heard.promise).toBe('again');
      await database.close();
    },
    OPEN_LIMIT_MS,
  );
});

describe('embedded', () => {
  const options = { schema: 'api', migrationsFolder } as const;

  test.each(['a new database', 'one that others could read'])(
    'only the owner can access %s',
    async (which) => {
      const folder = join(root, which);
      const open = () => openDatabase({ schema: 'api', folder, migrationsFolder });
      if (which !== 'a new database') {
        await (await open()).close();
        await chmod(join(folder, 'pg'), 0o755);
      }
      const database = await open();
      expect(await findWorldReadable(join(folder, 'pg'))).toEqual([]);
      await database.close();
    },
    OPEN_LIMIT_MS,
  );

  test(
    'rejects an open folder, and replaces an incomplete database of an interrupted start',
    async () => {
      const folder = join(root, 'interrupted');
      await mkdir(join(folder, 'pg.creating'), { recursive: true });
      await writeFile(join(folder, 'pg.creating/PG_VERSION'), '18');
      const database = await openDatabase<Tables>({ ...options, folder });
      await expect(openDatabase({ ...options, folder })).rejects.toMatchObject({ code: 'folder-locked' });
      await database.close();
    },
    OPEN_LIMIT_MS,
  );

  test(
    'a folder that holds no readable database is a startup error and stays as it is',
    async () => {
      const folder = join(root, 'damaged');
      await mkdir(join(folder, 'pg'), { recursive: true });
      await writeFile(join(folder, 'pg/PG_VERSION'), 'nonsense');
      await expect(openDatabase({ ...options, folder })).rejects.toMatchObject({
        name: 'StartupError',
        code: 'database-unreachable',
      });
    },
    OPEN_LIMIT_MS,
  );
});

test.each([
  [
    'that no server answers on',
    'postgres://me:hunter2@127.0.0.1:1/db',
    "Can't reach the database at postgres://me@127.0.0.1:1/db",
  ],
  ['that is no address', 'postgres://me:hunter2@:port', 'correct DATABASE_URL'],
])('a DATABASE_URL %s is a startup error without its password', async (_what, databaseUrl, message) => {
  const opening = openDatabase({ schema: 'api', folder: join(root, 'unused'), databaseUrl, migrationsFolder });
  await expect(opening).rejects.toMatchObject({ name: 'StartupError', message: expect.stringContaining(message) });
  await expect(opening).rejects.not.toThrow('hunter2');
});
