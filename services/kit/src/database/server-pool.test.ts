import { postgresPrograms } from '../testing/postgres-programs.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres-server.ts';
import { createHandlerRegistry } from './notifications.ts';
import { withConnection } from './pool.ts';
import { openServerPool } from './server-pool.ts';
import { isDatabaseAway } from './sql-errors.ts';

const OPEN_LIMIT_MS = 60_000;

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres(postgresPrograms());
}, OPEN_LIMIT_MS);
afterAll(() => server.stop(), OPEN_LIMIT_MS);

const open = () =>
  openServerPool(
    { databaseUrl: server.databaseUrl, schema: 'api', maxConnections: 1, onError: () => undefined },
    createHandlerRegistry(),
  );
const reasonOf = (failing: Promise<unknown>) => failing.then(String, (error: unknown) => error);

test('a connection that breaks while it is used fails its question, and ends nothing else', async () => {
  const [pool, other] = await Promise.all([open(), open()]);
  const broken = withConnection(pool, async (connection) => {
    const { rows } = await connection.query<{ pid: number }>('select pg_backend_pid() as pid');
    // In use, but with no query whose result would tell.
    await withConnection(other, ({ query }) => query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid]));
    await connection.query('select 1');
  });
  expect(isDatabaseAway(await reasonOf(broken))).toBe(true);
  const refused = withConnection(pool, ({ query }) => query('select nothing from nowhere'));
  expect(isDatabaseAway(await reasonOf(refused))).toBe(false);
  await Promise.all([pool.end(), other.end()]);
});
