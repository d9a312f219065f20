import {
  API_PREFIX,
  type OperationResponse,
  type operations,
  type PaymentProcessor,
} from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { PaymentFinding, PaymentProviders } from '../payment-provider.ts';
import type { NoticesService } from './notices.service.ts';
import { isOnSale, toPricedPlan } from './subscriptions.mapper.ts';
import type { SubscriptionsRepository } from './subscriptions.repository.ts';

type Findings = OperationResponse<typeof operations.checkPayments>;

export interface PaymentChecksOptions {
  readonly db: ApiQueries;
  readonly providers: PaymentProviders;
  readonly notices: NoticesService;
  readonly subscriptions: Pick<SubscriptionsRepository, 'listPlans'>;
  readonly origin: () => string;
}

/** Tries the configuration of every provider. */
export function createPaymentChecks(options: PaymentChecksOptions): () => Promise<Findings> {
  const { db, providers, notices, subscriptions, origin } = options;
  return async () => {
    const plans = (await subscriptions.listPlans()).filter(isOnSale).map(toPricedPlan);
    const checked = [...providers].map(async ([processor, provider]) => {
      const noticesUrl = `${origin()}${API_PREFIX}/subscriptions/notices/${processor}`;
      const findings = await provider.check({ noticesUrl, plans });
      return [...findings, await judgeNotices(db, notices, processor)].map((finding) => ({ processor, ...finding }));
    });
    return (await Promise.all(checked)).flat();
  };
}

/** No provider tells its secret again: whether ours is the right one, only its notices can say. */
async function judgeNotices(
  db: ApiQueries,
  notices: NoticesService,
  processor: PaymentProcessor,
): Promise<PaymentFinding> {
  const last = await db
    .selectFrom('payment_notices')
    .select('arrival_time')
    .where('payment_processor', '=', processor)
    .orderBy('arrival_time', 'desc')
    .executeTakeFirst();
  const forgedTime = notices.lastForged(processor);
  if (forgedTime !== undefined && forgedTime > (last?.arrival_time ?? 0)) {
    const text = `The last notice, of ${forgedTime.toISOString()}, was not signed with the secret that is set here: it is not the one of this endpoint.`;
    return { kind: 'fault', text };
  }
  if (last === undefined) return { kind: 'warning', text: 'No notice has come yet, so its secret could not be tried.' };
  return { kind: 'fine', text: `The last notice, of ${last.arrival_time.toISOString()}, was signed as it should be.` };
}
