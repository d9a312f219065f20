import { postgresPrograms } from './postgres-programs.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const SERVER_VARIABLE = 'TEST_POSTGRES_URL';

let server: PostgresServer | undefined;

/** Starts a PostgreSQL server for all suites of the run, unless another of its projects has. Rejects when no PostgreSQL is found. */
export async function setUpPostgres(): Promise<void> {
  if (process.env[SERVER_VARIABLE] !== undefined) return;
  server = await startPostgres(postgresPrograms());
  process.env[SERVER_VARIABLE] = server.databaseUrl;
}

/** Stops the server that `setUpPostgres` started; every project of the run calls it, and the first call stops it. */
export async function tearDownPostgres(): Promise<void> {
  const running = server;
  server = undefined;
  await running?.stop();
}

/**
 * The server of a run on PostgreSQL, or undefined on the embedded database. The variable also reaches the suites on the embedded
 * database, so the preset decides.
 */
export function testServerUrl(): string | undefined {
  return '__AFTERGLOW_ON_POSTGRES__' in globalThis ? process.env[SERVER_VARIABLE] : undefined;
}
