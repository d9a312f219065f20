import { resolve } from 'node:path';
import { openDatabase } from '@afterglow/shared-service';
import type { ApiQueries, ApiTables } from '../db/api-tables.ts';
import type { Place } from './start-api.ts';

const MIGRATIONS = resolve(__dirname, '../../migrations');

/** Puts into the database of a place what no call makes; before a service runs there. */
export async function editDatabase(
  { folder, databaseUrl }: Pick<Place, 'folder' | 'databaseUrl'>,
  work: (db: ApiQueries) => Promise<unknown>,
): Promise<void> {
  const database = await openDatabase<ApiTables>({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS });
  await work(database.db);
  await database.close();
}
