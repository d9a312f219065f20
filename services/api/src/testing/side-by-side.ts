import type { ApiDatabase } from '#db/api-tables.ts';
import { openPlace } from './open-place.ts';
import { makeSownPlace } from './start-api.ts';

/** One place with its demo data, as two instances have it at the same time. */
export interface SideBySide {
  readonly database: ApiDatabase;
  readonly beside: ApiDatabase;
  /** Removes the place, too. */
  close(): Promise<void>;
}

export async function openSideBySide(): Promise<SideBySide> {
  const place = await makeSownPlace();
  const database = await openPlace(place);
  const beside = await openPlace(place);
  return {
    database,
    beside,
    async close() {
      await database.close();
      await beside.close();
      await place.remove();
    },
  };
}
