import { postgresPrograms, type PostgresServer, startPostgres } from '@afterglow/shared-service/testing';

/** Tells the suites that they run on a PostgreSQL server, and which. */
export const TEST_DATABASE_VARIABLE = 'TEST_POSTGRES_URL';

let server: PostgresServer | undefined;

/** Starts a PostgreSQL server for all suites of the run. */
export async function setUp(): Promise<void> {
  server = await startPostgres(postgresPrograms());
  process.env[TEST_DATABASE_VARIABLE] = server.databaseUrl;
}

export async function tearDown(): Promise<void> {
  await server?.stop();
}
