import { postgresPrograms, type PostgresServer, startPostgres } from '@afterglow/kit/testing';

const SERVER_VARIABLE = 'TEST_POSTGRES_URL';

let server: PostgresServer | undefined;

/** Starts a PostgreSQL server for all suites of the run. */
export async function setUp(): Promise<void> {
  server = await startPostgres(postgresPrograms());
  process.env[SERVER_VARIABLE] = server.databaseUrl;
}

export async function tearDown(): Promise<void> {
  await server?.stop();
}

/** The server of a run on PostgreSQL. The variable reaches the suites on the embedded database as well: the preset tells which run it is. */
export function testServerUrl(): string | undefined {
  return '__AFTERGLOW_ON_POSTGRES__' in globalThis ? process.env[SERVER_VARIABLE] : undefined;
}
