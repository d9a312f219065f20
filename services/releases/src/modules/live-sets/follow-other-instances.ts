import { ENVIRONMENTS } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type Database } from '@afterglow/kit';
import type { RegistryTables } from '../../db/tables.ts';
import { CHANGE_CHANNEL } from './change-live-set.ts';
import type { LiveSetHub } from './live-set-hub.ts';

/** A change whose notification was lost on a connection that no one knew was broken arrives after so long. */
const ROUND_MS = 5000;

/**
 * Adopts what other instances change, at once. Whatever was missed, because a connection was lost or a reading failed, is made up for by
 * reading the last revision again. The embedded database has one owner, which misses nothing.
 */
export async function followOtherInstances(
  database: Database<RegistryTables>,
  hub: LiveSetHub,
  clock: Clock,
): Promise<() => Promise<void>> {
  if (database.isEmbedded) return () => Promise.resolve();
  const rounds = createPeriodicTask(clock, {
    everyMs: ROUND_MS,
    work: async () => {
      await Promise.all(ENVIRONMENTS.map((environment) => hub.refresh(environment)));
    },
    // The next round tries again; probes say what is wrong with the database.
    onError: () => undefined,
  });
  const stop = await database.listen(CHANGE_CHANNEL, { onPayload: rounds.start, onGap: rounds.start });
  rounds.start();
  return async () => {
    stop();
    await rounds.stop();
  };
}
