import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/** The lock for additions to the catalog, until the transaction ends. */
const ADDING_LOCK = 4_800_480_053;

export async function lockCatalog(db: ApiQueries): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(ADDING_LOCK)})`.execute(db);
}

/** The ID of the next row; the catalog must be locked. */
export async function nextId(db: ApiQueries, table: 'artists' | 'genres' | 'mixes' | 'shows'): Promise<number> {
  const { rows } = await sql<{
    next: number;
  }>`select coalesce(max(id), 0) + 1 as next from ${sql.table(table)}`.execute(db);
  return rows[0]?.next ?? 1;
}
