import { type Clock, createRounds, type Rounds } from '@afterglow/kit';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { CancelAtProvider } from './cancel-at-provider.ts';

/** For cancellations that a provider did not answer; new ones happen at once. */
const LOOK_EVERY_MS = 60_000;

export interface OwedCancellationsOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly cancelAtProvider: CancelAtProvider;
  readonly onError: (error: unknown) => void;
}

/** Cancels what a later plan has replaced, repeatedly until the provider has done it. */
export function createOwedCancellations(options: OwedCancellationsOptions): Rounds {
  const { database, clock, cancelAtProvider, onError } = options;
  return createRounds(clock, {
    everyMs: LOOK_EVERY_MS,
    async work() {
      const owed = await database.db.selectFrom('subscriptions').selectAll().where('cancel_owed', '=', true).execute();
      // A failure does not hold up the others.
      for (const subscription of owed) await cancelAtProvider(subscription).catch(onError);
    },
    onError,
  });
}
