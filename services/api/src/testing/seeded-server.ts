import { randomBytes } from 'node:crypto';
import pg from 'pg';

const TEMPLATE = 'seeded';
/** The lock of the suite that seeds; the number is arbitrary. */
const SOWING_LOCK = 48_001;

/**
 * A new database with a seeded catalog on the test server. The first suite seeds it once (`make` fills the database at the given URL); all
 * are copies.
 */
export async function copySeededDatabase(
  serverUrl: string,
  make: (databaseUrl: string) => Promise<void>,
): Promise<TestDatabase> {
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SOWING_LOCK]);
    await seedOnce(client, serverUrl, make);
  });
  return createDatabase(serverUrl, TEMPLATE);
}

export function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabase(serverUrl, 'template1');
}

export interface TestDatabase {
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

async function seedOnce(
  client: pg.Client,
  serverUrl: string,
  make: (databaseUrl: string) => Promise<void>,
): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount === 1) return;
  const raw = `making_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${raw}`);
  await make(urlOf(serverUrl, raw));
  await client.query(`alter database ${raw} rename to ${TEMPLATE}`);
}

async function createDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying locks the template for a moment; concurrent suites wait for each other.
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SOWING_LOCK]);
    await client.query(`create database ${name} template ${template}`);
  });
  return {
    databaseUrl: urlOf(serverUrl, name),
    drop: () =>
      withClient(serverUrl, async (client) => void (await client.query(`drop database ${name} with (force)`))),
  };
}

async function withClient<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
