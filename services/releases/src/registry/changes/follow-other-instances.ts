import { ENVIRONMENTS } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type Database } from '@afterglow/kit';
import type { RegistryTables } from '../../db/tables.ts';
import { CHANGE_CHANNEL } from './change-live-set.ts';
import type { LiveSetHub } from '../live-views/index.ts';

/** The delay of a change whose notification was lost on an undetected broken connection. */
const ROUND_MS = 5000;

/**
 * Adopts changes of other instances immediately. Changes missed by a lost connection or a failed read are caught up by reading the last
 * revision again. The embedded database has one owner, which misses nothing.
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
    // The next round retries; probes report the database's error.
    onError: () => undefined,
  });
  const stop = await database.listen(CHANGE_CHANNEL, { onPayload: rounds.start, onGap: rounds.start });
  rounds.start();
  return async () => {
    stop();
    await rounds.stop();
  };
}
