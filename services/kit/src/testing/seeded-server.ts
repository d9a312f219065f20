import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The lock of the suite that seeds; the number is arbitrary. */
const SEEDING_LOCK = 48_001;

/**
 * A new seeded database on the test server. The first suite seeds the template with this name once (`make` fills the database at the given
 * URL); all are copies.
 */
export async function copySeededDatabase(
  serverUrl: string,
  template: string,
  make: (databaseUrl: string) => Promise<void>,
): Promise<TestDatabase> {
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
    await seedOnce(client, { serverUrl, template, make });
  });
  return createDatabase(serverUrl, template);
}

export function createEmptyDatabase(serverUrl: string): Promise<TestDatabase> {
  return createDatabase(serverUrl, 'template1');
}

export interface TestDatabase {
  readonly databaseUrl: string;
  drop(): Promise<void>;
}

interface Template {
  readonly serverUrl: string;
  readonly template: string;
  readonly make: (databaseUrl: string) => Promise<void>;
}

async function seedOnce(client: pg.Client, { serverUrl, template, make }: Template): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
  if (rowCount === 1) return;
  const raw = `making_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${raw}`);
  await make(urlOf(serverUrl, raw));
  await client.query(`alter database ${raw} rename to ${template}`);
}

async function createDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying locks the template for a moment; concurrent suites wait for each other.
  await withClient(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEEDING_LOCK]);
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
