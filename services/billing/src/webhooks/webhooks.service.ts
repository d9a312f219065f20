import type { PaymentProcessor } from '@afterglow/shared-contracts';
import { type Clock, notFound } from '@afterglow/kit';
import type { BillingDatabase, BillingQueries } from '#tables/index.ts';
import { recordDonation } from '#donations/index.ts';
import type { PaymentEvent, WebhookRequest, WebhookResult, PaymentProviders } from '#port/index.ts';
import type { HandleReport, NotifyPaymentFailed } from '#subscriptions/index.ts';

/** The outcome of a webhook. Everything but `refused` is settled: the provider need not send it again. */
export type WebhookOutcome =
  | Extract<WebhookResult, { kind: 'refused' }>
  | {
      readonly kind: 'settled';
      readonly result:
        | 'applied'
        | 'outdated'
        | 'unchanged'
        | 'repeated'
        | 'unrelated'
        | 'unknown-checkout'
        | 'trial-refused';
      readonly eventId: string;
    };

export interface WebhooksService {
  /** Throws not-found for a processor without webhooks; rejects, and changes nothing, when the database does. */
  take(processor: PaymentProcessor, webhook: WebhookRequest): Promise<WebhookOutcome>;
  /** The time of the last webhook with a wrong signature, since the start of this process. */
  lastForged(processor: PaymentProcessor): Date | undefined;
}

export interface WebhooksOptions {
  readonly database: BillingDatabase;
  readonly providers: PaymentProviders;
  readonly clock: Clock;
  readonly handleReport: HandleReport;
  readonly notifyPaymentFailed: NotifyPaymentFailed;
  readonly onApplied: () => void;
}

export function createWebhooksService(dependencies: WebhooksOptions): WebhooksService {
  const { database, providers, clock, onApplied } = dependencies;
  const forged = new Map<PaymentProcessor, Date>();
  return {
    async take(processor, webhook) {
      const provider = providers.get(processor);
      if (provider === undefined) throw notFound("This webhook isn't in use.");
      const reading = await provider.readWebhook(webhook);
      if (reading.kind === 'refused') {
        if (reading.reason === 'forged') forged.set(processor, new Date(clock.nowMs()));
        return reading;
      }
      const { event } = reading;
      const result = await database.transaction(async (executor) =>
        (await isNew(executor, { processor, event, nowMs: clock.nowMs() }))
          ? applyEvent(executor, { processor, event, ...dependencies })
          : 'repeated',
      );
      if (result === 'applied' || result === 'trial-refused') onApplied();
      return { kind: 'settled', result, eventId: event.id };
    },
    lastForged: (processor) => forged.get(processor),
  };
}

interface Taken {
  readonly processor: PaymentProcessor;
  readonly event: PaymentEvent;
}

/** Stores the event in the transaction that applies it, so that both happen or neither. */
async function isNew(db: BillingQueries, { processor, event, nowMs }: Taken & { nowMs: number }): Promise<boolean> {
  const remembered = await db
    .insertInto('payment_notices')
    .values({ payment_processor: processor, id: event.id, event_time: event.eventTime, arrival_time: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return remembered !== undefined;
}

async function applyEvent(
  db: BillingQueries,
  {
    processor,
    event,
    handleReport,
    notifyPaymentFailed,
  }: Taken & Pick<WebhooksOptions, 'handleReport' | 'notifyPaymentFailed'>,
) {
  switch (event.kind) {
    case 'subscription-changed':
      return handleReport(db, processor, event);
    case 'payment-failed': {
      const result = await handleReport(db, processor, event);
      // A late webhook may be about a payment that succeeded since.
      const isDue = event.subscription.payment === 'due';
      if (isDue && result !== 'unknown-checkout' && result !== 'trial-refused')
        await notifyPaymentFailed(db, processor, event.subscription.reference);
      return result;
    }
    case 'checkout-expired':
      await db
        .updateTable('checkouts')
        .set({ status: 'expired' })
        .where('id', '=', event.checkoutId)
        .where('payment_processor', '=', processor)
        .where('status', '=', 'open')
        .execute();
      return 'applied';
    case 'donation-received': {
      const { donation, eventTime: donationTime } = event;
      return recordDonation(db, processor, { kind: 'received', donation, donationTime });
    }
    case 'donation-returned':
      return recordDonation(db, processor, { kind: 'returned', reference: event.reference });
    case 'unrelated':
      return 'unrelated';
  }
}
