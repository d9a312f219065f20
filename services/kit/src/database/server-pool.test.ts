import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { postgresPrograms } from '../testing/postgres-programs.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { createHandlerRegistry } from './notifications.ts';
import { openDatabase } from './open-database.ts';
import { withConnection } from './pool.ts';
import { openServerPool } from './server-pool.ts';
import { isDatabaseAway, isStatementTimeout } from './sql-errors.ts';

const OPEN_LIMIT_MS = 60_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres(postgresPrograms());
}, OPEN_LIMIT_MS);
afterAll(() => server.stop(), OPEN_LIMIT_MS);

const open = (statementLimitMs = 0) =>
  openServerPool(
    { databaseUrl: server.databaseUrl, schema: 'api', maxConnections: 1, statementLimitMs, onError: () => undefined },
    createHandlerRegistry(),
  );
const reasonOf = (failing: Promise<unknown>) => failing.then(String, (error: unknown) => error);

test('a connection that breaks in use fails its query only', async () => {
  const [pool, other] = await Promise.all([open(), open()]);
  const broken = withConnection(pool, async (connection) => {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    // In use, but without a query whose result would fail.
    await withConnection(other, ({ query }) => query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]));
    await connection.query('select 1');
  });
  expect(isDatabaseAway(await reasonOf(broken))).toBe(true);
  const refused = withConnection(pool, ({ query }) => query('select nothing from nowhere'));
  expect(isDatabaseAway(await reasonOf(refused))).toBe(false);
  await Promise.all([pool.end(), other.end()]);
});

test('a statement that takes too long is canceled, and the connection still works', async () => {
  const pool = await open(20);
  const reason = await reasonOf(withConnection(pool, ({ query }) => query('select pg_sleep(60)')));
  expect(isStatementTimeout(reason)).toBe(true);
  await withConnection(pool, ({ query }) => query('select 1'));
  await pool.end();
});

test(
  'a statement has a limit by default, also on the connection that ran the migrations',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'afterglow-limits-'));
    await writeFile(
      join(folder, '0001-limit.sql'),
      'create table limits as select current_setting($$statement_timeout$$);',
    );
    const database = await openDatabase({
      schema: 'limits',
      folder,
      databaseUrl: server.databaseUrl,
      migrationsFolder: folder,
      maxConnections: 1,
    });
    const { rows: now } = await sql`show statement_timeout`.execute(database.db);
    const { rows: whileMigrating } = await sql`select * from limits`.execute(database.db);
    expect([now, whileMigrating]).toEqual([[{ statement_timeout: '15s' }], [{ current_setting: '0' }]]);
    await database.close();
    await rm(folder, { recursive: true });
  },
  OPEN_LIMIT_MS,
);
