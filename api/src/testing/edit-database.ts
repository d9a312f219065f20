import type { ApiQueries } from '../db/api-tables.ts';
import { openPlace } from './open-place.ts';
import type { Place } from './start-api.ts';

/** Puts into the database of a place what no call makes; before a service runs there. */
export async function editDatabase(
  place: Pick<Place, 'folder' | 'databaseUrl'>,
  work: (db: ApiQueries) => Promise<unknown>,
): Promise<void> {
  const database = await openPlace(place);
  await work(database.db);
  await database.close();
}
