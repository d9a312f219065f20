import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from './open-test-environment.ts';
import { createSeededEnvironment } from './start-api.ts';

/** One place with its demo data, as two instances have it at the same time. */
export interface TwoInstances {
  readonly database: ApiDatabase;
  readonly beside: ApiDatabase;
  /** Removes the place, too. */
  close(): Promise<void>;
}

export async function openTwoInstances(): Promise<TwoInstances> {
  const place = await createSeededEnvironment();
  const database = await openTestEnvironment(place);
  const beside = await openTestEnvironment(place);
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
