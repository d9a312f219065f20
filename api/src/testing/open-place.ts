import { resolve } from 'node:path';
import { openDatabase } from '@afterglow/shared-service';
import type { ApiDatabase, ApiTables } from '../db/api-tables.ts';
import type { Place } from './start-api.ts';

const MIGRATIONS = resolve(__dirname, '../../migrations');

/** The database of a place without a service over it. */
export function openPlace({ folder, databaseUrl }: Pick<Place, 'folder' | 'databaseUrl'>): Promise<ApiDatabase> {
  return openDatabase<ApiTables>({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS });
}
