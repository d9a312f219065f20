import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { Stripe } from 'stripe';
import { isServiceError } from '@afterglow/kit';
import { serverBusy } from '#app/service-errors.ts';
import type {
  PlanChange,
  PlanChangeOrder,
  PlanChangeOutcome,
  PlanChangeQuote,
  PlanChanges,
} from '../payment-provider.ts';
import { refuseOtherPrice, type StripeCheckoutsOptions } from './stripe-checkouts.ts';
import { readSubscription } from './read-subscription.ts';
import { codeOf, type StripeClient, timeOf, typeOf } from './stripe-client.ts';

export interface StripePlanChangesOptions extends StripeCheckoutsOptions {
  readonly clock: Clock;
}

/** The bank asks for 3-D Secure, which only the payer can answer. */
const AWAITS_PAYER: ReadonlySet<string> = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
]);
const DAY_S = 24 * 60 * 60;
const NOTHING = centsSchema.parse(0);

/** Changes of plan with Stripe's own proration: what its preview of the invoice says is what is charged. */
export function createPlanChanges(options: StripePlanChangesOptions): PlanChanges {
  return {
    quote: async (change) => (await readChange(options, change))?.quote,
    carryOut: (order) => carryOut(options, order),
  };
}

interface ReadChange {
  readonly quote: PlanChangeQuote;
  /** Undefined where the subscription is to this plan already. */
  readonly update: Stripe.SubscriptionUpdateParams | undefined;
}

/** Undefined where the last payment is not there: Stripe would count time that nobody has paid. */
async function readChange(
  { client, marks, prices, clock }: StripePlanChangesOptions,
  { reference, plan }: PlanChange,
): Promise<ReadChange | undefined> {
  const price = prices.get(plan.id);
  const report = await readSubscription(client, marks, reference);
  if (price === undefined || report?.subscription.payment !== 'settled') return undefined;
  await refuseOtherPrice(client, price, plan);
  const subscription = (await client.find((stripe) => stripe.subscriptions.retrieve(reference)))?.value;
  return subscription && changeOf(subscription, price, { client, clock });
}

async function changeOf(
  subscription: Stripe.Subscription,
  price: string,
  { client, clock }: Pick<StripePlanChangesOptions, 'client' | 'clock'>,
): Promise<ReadChange | undefined> {
  const [item] = subscription.items.data;
  if (item === undefined) return undefined;
  const end = timeOf(item.current_period_end);
  if (item.price.id === price) return { quote: { dueTodayCents: NOTHING, nextPaymentTime: end }, update: undefined };
  const items = [{ id: item.id, price, quantity: 1 }];
  switch (subscription.status) {
    case 'trialing':
      return {
        quote: { dueTodayCents: NOTHING, nextPaymentTime: end },
        update: { items, proration_behavior: 'none', cancel_at_period_end: false },
      };
    case 'active':
      return preview(client, subscription.id, { items, startS: item.current_period_start, nowMs: clock.nowMs() });
    default:
      return undefined;
  }
}

interface Proration {
  readonly items: { id: string; price: string; quantity: number }[];
  /** When the present period began. */
  readonly startS: number;
  readonly nowMs: number;
}

async function preview(
  client: StripeClient,
  subscription: string,
  { items, startS, nowMs }: Proration,
): Promise<ReadChange> {
  // By the beginning of the day, so that the amount holds all day.
  const todayS = Math.floor(nowMs / 1000 / DAY_S) * DAY_S;
  const change = {
    items,
    proration_behavior: 'always_invoice',
    proration_date: Math.max(todayS, startS),
    cancel_at_period_end: false,
  } as const;
  const invoice = await client.ask((stripe) =>
    stripe.invoices.createPreview({ subscription, subscription_details: change }),
  );
  return { quote: quoteOf(invoice), update: { ...change, payment_behavior: 'error_if_incomplete' } };
}

function quoteOf({ amount_due, lines }: Stripe.Invoice): PlanChangeQuote {
  const ends = lines.data.map(({ period }) => period.end);
  return { dueTodayCents: centsSchema.parse(amount_due), nextPaymentTime: timeOf(Math.max(...ends)) };
}

async function carryOut(
  options: StripePlanChangesOptions,
  { checkoutId, dueTodayCents, ...change }: PlanChangeOrder,
): Promise<PlanChangeOutcome> {
  const { client, marks, site } = options;
  const { reference } = change;
  const read = await readChange(options, change);
  if (!isAgreed(read, dueTodayCents)) return { kind: 'requoted' };
  const { update } = read;
  if (update !== undefined) {
    try {
      // One call, which Stripe carries out as a whole or not at all.
      const changed = { ...update, metadata: marks.ofCheckout(checkoutId) };
      const stripe = await client.library();
      await stripe.subscriptions.update(reference, changed, { idempotencyKey: `${site} change ${checkoutId}` });
    } catch (error) {
      // The cause holds what only the payer may have, so it is not handed on.
      const refusal = refusalOf(error);
      if (refusal !== undefined) return refusal;
      throw isServiceError(error) ? error : serverBusy(error);
    }
  }
  const report = await readSubscription(client, marks, reference);
  if (report === undefined) throw serverBusy(new Error(`Stripe no longer knows ${reference}.`));
  return { kind: 'changed', report };
}

function refusalOf(error: unknown): PlanChangeOutcome | undefined {
  if (AWAITS_PAYER.has(codeOf(error) ?? '')) return { kind: 'unconfirmed' };
  return typeOf(error) === 'StripeCardError' ? { kind: 'declined' } : undefined;
}

function isAgreed(read: ReadChange | undefined, dueTodayCents: Cents): read is ReadChange {
  return read?.quote.dueTodayCents === dueTodayCents;
}
