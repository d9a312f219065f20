import { API_PREFIX, type OperationResponse, type PaymentProcessor } from '@afterglow/shared-contracts';
import type { adminOperations } from '@afterglow/shared-contracts/services';
import type { Clock } from '@afterglow/kit';
import { DAY_MS, SECOND_MS } from '@afterglow/shared-contracts/time';
import type { BillingQueries } from '#tables/index.ts';
import type { PaymentCheckResult, PaymentProvider, PaymentProviders } from '#port/index.ts';
import type { WebhooksService } from './webhooks.service.ts';
import { isOnSale, toPricedPlan } from '#plans/index.ts';
import type { SubscriptionsRepository } from '#subscriptions/index.ts';

type Findings = OperationResponse<typeof adminOperations.checkPayments>;

export interface PaymentChecksOptions {
  readonly db: BillingQueries;
  readonly providers: PaymentProviders;
  readonly webhooks: WebhooksService;
  readonly subscriptions: Pick<SubscriptionsRepository, 'listPlans'>;
  readonly origin: () => string;
  readonly clock: Clock;
}

/** Providers retry a rejected webhook for longer. */
const LOOK_BACK_MS = DAY_MS;

export function createPaymentChecks(options: PaymentChecksOptions): () => Promise<Findings> {
  const { db, providers, webhooks, subscriptions, origin, clock } = options;
  return async () => {
    const plans = (await subscriptions.listPlans(new Date(clock.nowMs()))).filter(isOnSale).map(toPricedPlan);
    const checked = [...providers].map(async ([processor, provider]) => {
      const webhookUrl = `${origin()}${API_PREFIX}/subscriptions/notices/${processor}`;
      const findings = await provider.check({ webhookUrl, plans });
      return [...findings, await checkWebhooks({ db, webhooks, clock }, processor, provider)].map((finding) => ({
        processor,
        ...finding,
      }));
    });
    return (await Promise.all(checked)).flat();
  };
}

/** Providers do not show a secret again: only their webhooks prove whether ours is right. */
async function checkWebhooks(
  { db, webhooks, clock }: Pick<PaymentChecksOptions, 'db' | 'webhooks' | 'clock'>,
  processor: PaymentProcessor,
  provider: PaymentProvider,
): Promise<PaymentCheckResult> {
  const last = await db
    .selectFrom('payment_notices')
    .select('arrival_time')
    .where('payment_processor', '=', processor)
    .orderBy('arrival_time', 'desc')
    .executeTakeFirst();
  const forgedTime = webhooks.lastForged(processor);
  if (forgedTime !== undefined && forgedTime > (last?.arrival_time ?? 0)) {
    const since = Math.max((last?.arrival_time.getTime() ?? 0) + SECOND_MS, clock.nowMs() - LOOK_BACK_MS);
    return judgeForged(provider, forgedTime, new Date(since));
  }
  if (last === undefined)
    return { kind: 'warning', text: "No webhook received yet, so its secret couldn't be checked." };
  return { kind: 'fine', text: `The last webhook, from ${last.arrival_time.toISOString()}, had a valid signature.` };
}

/**
 * Anyone can send one with a wrong signature. It was the provider's own if it had an event to report since, and no valid webhook arrived.
 */
async function judgeForged(provider: PaymentProvider, forgedTime: Date, since: Date): Promise<PaymentCheckResult> {
  const what = `A webhook from ${forgedTime.toISOString()} wasn't signed with the secret set here`;
  const missed = await provider.listChanged(since).catch(() => []);
  return missed.length > 0
    ? { kind: 'fault', text: `${what}, and no valid one has come since. The secret must be from another endpoint.` }
    : {
        kind: 'warning',
        text: `${what} and was refused. The provider had nothing to send, so it came from someone else.`,
      };
}
