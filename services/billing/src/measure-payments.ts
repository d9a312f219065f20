import { type PaymentProcessor, paymentProcessorSchema } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { Clock, Metrics, Sample } from '@afterglow/kit';
import type { BillingQueries } from '#tables/index.ts';

export interface MeasuredPayments {
  readonly metrics: Metrics;
  readonly db: BillingQueries;
  readonly clock: Clock;
}

interface Counted {
  readonly payment_processor: PaymentProcessor;
  readonly count: number;
}

interface Timed {
  readonly payment_processor: PaymentProcessor;
  readonly time: Date | null;
}

/** Payments, and whether what companies report arrives. Returns what counts a difference that reconciliation has found. */
export function measurePayments({ metrics, db, clock }: MeasuredPayments): (processor: PaymentProcessor) => void {
  const labels = ['processor'];
  metrics.gauge({
    name: 'payments_last_day',
    help: 'Payments of the last 24 hours, the same at every instance.',
    labels,
    read: async () =>
      toCounts(
        await db
          .selectFrom('payments')
          .select(['payment_processor', ({ fn }) => fn.countAll<number>().as('count')])
          .where('payment_time', '>', new Date(clock.nowMs() - DAY_MS))
          .groupBy('payment_processor')
          .execute(),
      ),
  });
  metrics.gauge({
    name: 'payments_due',
    help: 'Subscriptions whose last payment failed and is tried again, the same at every instance.',
    labels,
    read: async () =>
      toCounts(
        await db
          .selectFrom('subscriptions')
          .select(['payment_processor', ({ fn }) => fn.countAll<number>().as('count')])
          .where('payment_due', '=', true)
          .groupBy('payment_processor')
          .execute(),
      ),
  });
  metrics.gauge({
    name: 'payment_webhook_timestamp_seconds',
    help: 'When the last webhook of a payment company arrived, the same at every instance.',
    labels,
    read: async () =>
      toTimes(
        await db
          .selectFrom('payment_notices')
          .select(['payment_processor', ({ fn }) => fn.max('arrival_time').as('time')])
          .groupBy('payment_processor')
          .execute(),
      ),
  });
  metrics.gauge({
    name: 'payment_reconciliation_timestamp_seconds',
    help: "When a payment company's state was last compared with the stored one, the same at every instance.",
    labels,
    read: async () =>
      toTimes(
        await db
          .selectFrom('payment_reconciliations')
          .select(['payment_processor', 'compared_until as time'])
          .execute(),
      ),
  });
  return metrics.counter({
    name: 'payment_differences_total',
    help: 'Subscriptions that reconciliation had to repair: their webhook was late or lost.',
    label: 'processor',
    values: paymentProcessorSchema.options,
  });
}

function toCounts(rows: readonly Counted[]): Sample[] {
  return rows.map(({ payment_processor: processor, count }) => ({ labels: { processor }, value: count }));
}

function toTimes(rows: readonly Timed[]): Sample[] {
  return rows.flatMap(({ payment_processor: processor, time }) =>
    time === null ? [] : [{ labels: { processor }, value: time.getTime() / 1_000 }],
  );
}
