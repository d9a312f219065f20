import { createReadStream, existsSync } from 'node:fs';
import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BackupRefused } from '@afterglow/kit/backup';
import { type Kysely, sql } from 'kysely';
import { MIGRATIONS_FOLDER } from '../../db/migrations-folder.ts';
import type { RegistryTables } from '../../db/tables.ts';
import { type BackupManifest, BACKED_UP_TABLES, rowsFile } from '../../db/backup-format.ts';

const ROWS_AT_ONCE = 500;

/** A folder with the migrations that had run at the time of the backup: rows only fit the tables of their time. */
export async function migrationsUpTo(migration: string, folder: string): Promise<string> {
  const names = (await readdir(MIGRATIONS_FOLDER)).sort();
  if (!names.includes(migration)) throw new BackupRefused('It was made by a newer version. Update this site first.');
  if (migration === names.at(-1)) return MIGRATIONS_FOLDER;
  await mkdir(folder, { recursive: true });
  for (const name of names.filter((each) => each <= migration))
    await copyFile(join(MIGRATIONS_FOLDER, name), join(folder, name));
  return folder;
}

/** Throws when a table's rows are incomplete. */
export async function checkRows({ rows }: Pick<BackupManifest, 'rows'>, folder: string): Promise<void> {
  for (const table of tablesOf(rows)) {
    let count = 0;
    if (existsSync(join(folder, rowsFile(table))))
      for await (const lines of batchesOf(table, folder)) count += lines.length;
    if (count !== rows[table])
      throw new BackupRefused(`It has ${count} rows of ${table}, but should have ${rows[table] ?? 0}.`);
  }
}

export async function loadRows(
  db: Kysely<RegistryTables>,
  { rows }: Pick<BackupManifest, 'rows'>,
  folder: string,
): Promise<void> {
  for (const table of tablesOf(rows))
    for await (const lines of batchesOf(table, folder)) await insertRows(db, table, lines);
}

/** The tables at the time of the backup. */
function tablesOf(rows: BackupManifest['rows']): readonly string[] {
  return BACKED_UP_TABLES.filter((table) => rows[table] !== undefined);
}

async function* batchesOf(table: string, folder: string): AsyncGenerator<readonly string[]> {
  let batch: string[] = [];
  for await (const line of createInterface({ input: createReadStream(join(folder, rowsFile(table))) })) {
    batch.push(line);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function insertRows(db: Kysely<RegistryTables>, table: string, lines: readonly string[]): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name}
    select filled.* from jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as line,
      jsonb_populate_record(null::${name}, line) as filled`.execute(db);
}
