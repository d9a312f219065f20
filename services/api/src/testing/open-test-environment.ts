import { openDatabase } from '@afterglow/kit';
import type { ApiDatabase, ApiTables } from '#db/api-tables.ts';
import { MIGRATIONS_FOLDER } from '#db/migrations-folder.ts';

/** The data folder and database of a service under test. */
export interface TestEnvironment {
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

export function openTestEnvironment({
  folder,
  databaseUrl,
}: Pick<TestEnvironment, 'folder' | 'databaseUrl'>): Promise<ApiDatabase> {
  return openDatabase<ApiTables>({ schema: 'api', folder, databaseUrl, migrationsFolder: MIGRATIONS_FOLDER });
}
