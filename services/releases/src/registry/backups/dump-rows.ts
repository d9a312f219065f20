import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@afterglow/kit';
import type { ReleaseManifest } from '@afterglow/shared-contracts';
import { sql, type Transaction } from 'kysely';
import type { RegistryTables } from '../../db/tables.ts';
import { createReleasesRepository } from '../releases/index.ts';
import { type BackupManifest, BACKED_UP_TABLES, rowsFile } from '../../db/backup-format.ts';
import { brokenRevisions } from './broken-revisions.ts';

const ROWS_AT_ONCE = 1000;

export interface Dump extends Pick<BackupManifest, 'migration' | 'rows' | 'brokenRevisions'> {
  readonly stored: readonly ReleaseManifest[];
}

/** Writes the rows of every table from one snapshot, each as a line of JSON. */
export function dumpRows(database: Database<RegistryTables>, folder: string): Promise<Dump> {
  return database.transaction(async (transaction) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(transaction);
    const { rows: applied } = await sql<{ name: string }>`select max(name) as name from migrations`.execute(
      transaction,
    );
    const rows: Record<string, number> = {};
    for (const table of BACKED_UP_TABLES)
      rows[table] = await dumpTable(transaction, table, join(folder, rowsFile(table)));
    const stored = await createReleasesRepository(transaction).stored();
    return { migration: applied[0]?.name ?? '', rows, brokenRevisions: await brokenRevisions(transaction), stored };
  });
}

async function dumpTable(transaction: Transaction<RegistryTables>, table: string, path: string): Promise<number> {
  await sql`declare kept_rows no scroll cursor for select to_jsonb(t)::text as line from ${sql.table(table)} as t`.execute(
    transaction,
  );
  const file = await open(path, 'wx', 0o600);
  try {
    let count = 0;
    for (;;) {
      const { rows } = await sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from kept_rows`.execute(transaction);
      if (rows.length === 0) return count;
      count += rows.length;
      await file.appendFile(rows.map(({ line }) => `${line}\n`).join(''));
    }
  } finally {
    await file.close();
    await sql`close kept_rows`.execute(transaction);
  }
}
