import type { ApiDatabase } from '#db/api-tables.ts';
import { openTestEnvironment } from './open-test-environment.ts';
import { createSeededEnvironment } from './start-api.ts';

/** Two instances on one environment with its demo data. */
export interface TwoInstances {
  readonly database: ApiDatabase;
  readonly second: ApiDatabase;
  /** Removes the environment, too. */
  close(): Promise<void>;
}

export async function openTwoInstances(): Promise<TwoInstances> {
  const place = await createSeededEnvironment();
  const database = await openTestEnvironment(place);
  const second = await openTestEnvironment(place);
  return {
    database,
    second,
    async close() {
      await database.close();
      await second.close();
      await place.remove();
    },
  };
}
