import type { PaymentProcessor } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { BillingDatabase } from '#tables/index.ts';
import type { PaymentProviders } from '#port/index.ts';
import type { Trials } from './trials.ts';

/** For trials without a response; new ones are ended immediately. */
const RETRY_EVERY_MS = MINUTE_MS;

export interface TrialRoundsOptions {
  readonly database: BillingDatabase;
  readonly clock: Clock;
  readonly trials: Trials;
  readonly onError: (error: unknown) => void;
}

export interface TrialRounds {
  start(): void;
  endRefused(): void;
  stop(): Promise<void>;
}

export function createTrialRounds(options: TrialRoundsOptions & EndRefusedTrialsOptions): TrialRounds {
  const [ending, forgetting] = [createEndRefusedTrials(options), createForgetTrials(options)];
  return {
    start() {
      ending.start();
      forgetting.start();
    },
    endRefused: () => ending.start(),
    async stop() {
      await ending.stop();
      await forgetting.stop();
    },
  };
}

/** Records earlier trials, and deletes those older than 24 months, once a day. */
function createForgetTrials({ database, clock, trials, onError }: TrialRoundsOptions): PeriodicTask {
  return createPeriodicTask(clock, {
    everyMs: DAY_MS,
    async work() {
      while ((await database.transaction((executor) => trials.recordEarlier(executor))) > 0);
      await trials.forgetOld(database.db);
    },
    onError,
  });
}

export interface EndRefusedTrialsOptions extends Omit<TrialRoundsOptions, 'trials'> {
  readonly providers: PaymentProviders;
  /** Called once for one that no provider here can end. */
  readonly onLeft: (left: { readonly processor: PaymentProcessor; readonly reference: string | null }) => void;
}

/** Ends rejected trials at their provider, repeatedly until done: nothing is ever charged for them. */
function createEndRefusedTrials(options: EndRefusedTrialsOptions): PeriodicTask {
  const { database, clock, providers, onLeft, onError } = options;
  const listOwed = () =>
    database.db
      .selectFrom('refused_trials')
      .innerJoin('checkouts', 'checkouts.id', 'refused_trials.checkout_id')
      .select([
        'refused_trials.checkout_id as id',
        'refused_trials.reference',
        'checkouts.payment_processor as processor',
      ])
      .where('end_owed', '=', true)
      .execute();
  const end = async ({ id, reference, processor }: Awaited<ReturnType<typeof listOwed>>[number]) => {
    const provider = providers.get(processor);
    if (provider === undefined || reference === null) onLeft({ processor, reference });
    else await provider.endTrial(reference);
    await database.db.updateTable('refused_trials').set({ end_owed: false }).where('checkout_id', '=', id).execute();
  };
  return createPeriodicTask(clock, {
    everyMs: RETRY_EVERY_MS,
    async work() {
      // A failure does not hold up the others.
      for (const owed of await listOwed()) await end(owed).catch(onError);
    },
    onError,
  });
}
