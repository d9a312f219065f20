import type { PaymentProcessor } from '@afterglow/shared-contracts';
import { type Clock, createPeriodicTask, type PeriodicTask } from '@afterglow/kit';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { sql } from 'kysely';
import type { BillingQueries } from '#tables/index.ts';
import { recordDonation } from '#donations/index.ts';
import type { PaymentProvider, PaymentProviders } from '#port/index.ts';
import type { ProviderSync } from '#checkout/index.ts';

/** Covers changes during the last run, and clock differences. */
const OVERLAP_MS = 10 * MINUTE_MS;
/** As long as providers can list changes. */
const LONGEST_LOOK_BACK_MS = 30 * DAY_MS;
/** How long after its end an uncanceled subscription is expected to be renewed. */
const DUE_MS = 3 * DAY_MS;

export interface ReconciliationOptions {
  readonly db: BillingQueries;
  readonly clock: Clock;
  readonly providers: PaymentProviders;
  readonly providerSync: ProviderSync;
  /** Called for each subscription whose stored state differed from the provider's. */
  readonly onRepaired: (mended: { readonly processor: PaymentProcessor; readonly reference: string }) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Compares, at most once an hour across all instances, the providers' state with the stored one: every subscription that has changed there
 * since the last run, or should have been renewed. Recovers lost webhooks.
 */
export function createReconciliation(options: ReconciliationOptions): PeriodicTask {
  const { providers, onError } = options;
  return createPeriodicTask(options.clock, {
    everyMs: HOUR_MS,
    async work() {
      // A failure does not hold up the others.
      for (const [processor, provider] of providers) await reconcile(options, processor, provider).catch(onError);
    },
    onError,
  });
}

async function reconcile(
  { db, clock, providerSync, onRepaired, onError }: ReconciliationOptions,
  processor: PaymentProcessor,
  provider: PaymentProvider,
): Promise<void> {
  const now = new Date(clock.nowMs());
  const run = await claim(db, processor, now);
  if (run === undefined) return;
  const since = new Date(
    Math.max((run.compared_until?.getTime() ?? 0) - OVERLAP_MS, now.getTime() - LONGEST_LOOK_BACK_MS),
  );
  const references = new Set([...(await provider.listChanged(since)), ...(await listDue(db, processor, now))]);
  let isComplete = true;
  const compare = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      isComplete = false;
      onError(error);
    }
  };
  for (const reference of references)
    await compare(async () => {
      if ((await providerSync.subscription(processor, reference)) === 'applied') onRepaired({ processor, reference });
    });
  if (provider.confirmCheckout !== undefined)
    for (const { id, reference } of await listOpen(db, processor, now))
      await compare(async () => {
        if ((await providerSync.checkout(id)).kind === 'paid') onRepaired({ processor, reference });
      });
  await compare(async () => {
    for (const state of (await provider.listDonations?.(since)) ?? []) await recordDonation(db, processor, state);
  });
  if (isComplete) await finish(db, processor, now);
}

/** Undefined when a run started within the last hour. */
async function claim(db: BillingQueries, processor: PaymentProcessor, now: Date) {
  return db
    .insertInto('payment_reconciliations')
    .values({ payment_processor: processor, run_time: now })
    .onConflict((conflict) =>
      conflict
        .column('payment_processor')
        .doUpdateSet({ run_time: now })
        .where('payment_reconciliations.run_time', '<=', new Date(now.getTime() - HOUR_MS)),
    )
    .returning('compared_until')
    .executeTakeFirst();
}

async function finish(db: BillingQueries, processor: PaymentProcessor, now: Date): Promise<void> {
  await db
    .updateTable('payment_reconciliations')
    .set({ compared_until: now })
    .where('payment_processor', '=', processor)
    .execute();
}

/** Payers who agreed and did not return are still waited for, and activations without a response are polled until they are settled. */
async function listOpen(db: BillingQueries, processor: PaymentProcessor, now: Date) {
  return db
    .selectFrom('checkouts')
    .select(['id', sql<string>`reference`.as('reference')])
    .where('payment_processor', '=', processor)
    .where('status', '=', 'open')
    .where('reference', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('creation_time', '>', new Date(now.getTime() - DAY_MS)), eb('begin_time', 'is not', null)]),
    )
    .execute();
}

async function listDue(db: BillingQueries, processor: PaymentProcessor, now: Date): Promise<string[]> {
  const due = await db
    .selectFrom('subscriptions')
    .select(sql<string>`reference`.as('reference'))
    .where('payment_processor', '=', processor)
    .where('reference', 'is not', null)
    .where('cancel_time', 'is', null)
    .where('end_time', '<=', now)
    .where('end_time', '>', new Date(now.getTime() - DUE_MS))
    .execute();
  return due.map(({ reference }) => reference);
}
