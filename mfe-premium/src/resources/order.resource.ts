import {
  serverNowMs,
  type MemberId,
  type PlanId,
  type Quote,
  type Subscription,
  type WebProcessor,
} from '@afterglow/shared-contracts';
import { isApiError, type Resource, type ResourceContext } from '@afterglow/shared-data/react';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { purchase, type Purchase } from './purchase.resource.ts';

/** The data needed to compute what a plan costs today. */
export interface OrderDetails extends Purchase {
  /** The price according to the service; null when only the plan's own price counts. */
  readonly quote: Quote | null;
  /** Whether the provider of the quote does not respond. */
  readonly isUnquoted: boolean;
}

const CONFLICT = 409;
const PROVIDER_AWAY = 503;
const UNANSWERED = Symbol('unanswered');
type QuoteAnswer = Quote | null | typeof UNANSWERED;

/** How long a renewal payment may be pending after the paid period. */
const RENEWED_WITHIN_MS = DAY_MS;

export function orderDetails(membersId: MemberId | null, planId: string): Resource<OrderDetails> {
  return {
    key: ['order', membersId, planId],
    perMember: true,
    updatedBy: { cancelSubscription: () => ({ isStale: true }), createCheckout: () => ({ isStale: true }) },
    load: async (context) => {
      const facts = await purchase(membersId).load(context);
      const quote = await quoteFor(facts, planId, context);
      return { ...facts, quote: quote === UNANSWERED ? null : quote, isUnquoted: quote === UNANSWERED };
    },
  };
}

/** Only a plan that replaces another one has a different price. */
async function quoteFor(
  { plans, subscriptions }: Purchase,
  planId: string,
  { data, signal }: ResourceContext,
): Promise<QuoteAnswer> {
  const plan = plans.find(({ id }) => String(id) === planId);
  const paid = subscriptions?.find(isPaidOnWeb);
  if (plan === undefined || paid === undefined || paid.plan.id === plan.id) return null;
  return askFor(plan.id, paid.paymentProcessor, { data, signal });
}

function isPaidOnWeb(
  subscription: Subscription,
): subscription is Subscription & { readonly paymentProcessor: WebProcessor } {
  const { paymentProcessor, endTime } = subscription;
  const isOnWeb = paymentProcessor === 'stripe' || paymentProcessor === 'paypal';
  return isOnWeb && Date.parse(endTime) > serverNowMs() - RENEWED_WITHIN_MS;
}

/** If the service would reject the order, it says why when the button is pressed. */
function askFor(
  planId: PlanId,
  paymentProcessor: WebProcessor,
  { data, signal }: Pick<ResourceContext, 'data' | 'signal'>,
): Promise<QuoteAnswer> {
  const query = { subscriptionsProductsId: planId, paymentProcessor };
  return data.call('quotePlan', { query, signal }).then(
    (answer) => answer.data,
    (error: unknown) => {
      const status = isApiError(error) ? error.status : null;
      if (status === CONFLICT) return null;
      if (status === PROVIDER_AWAY) return UNANSWERED;
      throw error;
    },
  );
}
