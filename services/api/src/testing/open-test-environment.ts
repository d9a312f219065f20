import { openDatabase } from '@afterglow/kit';
import type { TestPlace } from '@afterglow/kit/testing';
import type { ApiDatabase, ApiTables } from '#db/api-tables.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';

export function openTestEnvironment({ folder, databaseUrl }: TestPlace): Promise<ApiDatabase> {
  return openDatabase<ApiTables>({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS_FOLDER });
}
