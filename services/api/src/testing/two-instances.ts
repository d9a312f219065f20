import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from './open-test-environment.ts';
import { createSeededEnvironment } from './start-api.ts';

/** Two instances on one environment with its demo data. */
export interface TwoInstances {
  readonly database: ApiDatabase;
  readonly beside: ApiDatabase;
  /** Removes the environment, too. */
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
