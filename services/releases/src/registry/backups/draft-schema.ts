import { openDatabase } from '@afterglow/kit';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { type Kysely, sql } from 'kysely';
import { MIGRATIONS_FOLDER } from '../../db/migrations-folder.ts';
import type { RegistryTables } from '../../db/tables.ts';
import type { DraftDatabase } from './draft-database.ts';

const SCHEMA = 'releases';
const DRAFTS = `${SCHEMA}_restoring_`;
/** Longer than any restore takes. */
const DEAD_MS = DAY_MS;

/** A draft on a database server, in its own schema; its calls throw while a site runs on the database. */
export function createServerDraft(databaseUrl: string, folder: string, nowMs: number): DraftDatabase {
  const draft = `${DRAFTS}${nowMs}`;
  let isExchanged = false;

  /** Filling it runs one statement after the other, however long each takes. */
  const open = (migrationsFolder: string) =>
    openDatabase<RegistryTables>({ schema: draft, folder, databaseUrl, migrationsFolder, statementLimitMs: 0 });

  async function within<T>(work: (db: Kysely<RegistryTables>) => Promise<T>): Promise<T> {
    const database = await open(MIGRATIONS_FOLDER);
    try {
      return await database.transaction(work);
    } finally {
      await database.close();
    }
  }

  return {
    async open(migrationsFolder) {
      const database = await open(migrationsFolder);
      try {
        await refuseRunningSites(database.db);
        await removeDeadDrafts(database.db, nowMs);
        return database;
      } catch (error) {
        await database.close();
        throw error;
      }
    },
    async exchange(now) {
      const setAside = await within(async (transaction) => {
        await refuseRunningSites(transaction);
        const former = await moveAside(transaction, now);
        await renameSchema(transaction, draft, SCHEMA);
        return former;
      });
      isExchanged = true;
      return setAside;
    },
    async discard() {
      if (!isExchanged) await within((transaction) => sql`drop schema ${sql.id(draft)} cascade`.execute(transaction));
    },
  };
}

/** Every running registry listens for changes on its own connection. */
async function refuseRunningSites(db: Kysely<RegistryTables>): Promise<void> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${`listen "${SCHEMA}:%`}`.execute(db);
  if (rows.length > 0)
    throw new Error('A site is running on this database. Stop all instances before you replace their releases.');
}

/** Deletes the drafts of killed restores. */
async function removeDeadDrafts(db: Kysely<RegistryTables>, nowMs: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_namespace where starts_with(nspname, ${DRAFTS})`.execute(db);
  for (const { name } of rows)
    if (Number(name.slice(DRAFTS.length)) < nowMs - DEAD_MS) await sql`drop schema ${sql.id(name)} cascade`.execute(db);
}

async function moveAside(db: Kysely<RegistryTables>, now: Date): Promise<string | undefined> {
  const { rows } = await sql`select from pg_namespace where nspname = ${SCHEMA}`.execute(db);
  if (rows.length === 0) return undefined;
  const former = `${SCHEMA}_before_restore_${now.toISOString().replaceAll(/\D/g, '')}`;
  await renameSchema(db, SCHEMA, former);
  return `the schema ${former}`;
}

async function renameSchema(db: Kysely<RegistryTables>, from: string, to: string): Promise<void> {
  await sql`alter schema ${sql.id(from)} rename to ${sql.id(to)}`.execute(db);
}
