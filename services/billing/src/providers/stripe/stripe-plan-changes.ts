import { centsSchema } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import { isServiceError, serverBusy } from '@afterglow/kit';
import type { PlanChange, PlanChangeOrder, PlanChangeOutcome, PlanChangeQuote, PlanChanges } from '#port/index.ts';
import { refuseOtherPrice, type StripeCheckoutsOptions } from './stripe-checkouts.ts';
import { readSubscription } from './read-subscription.ts';
import { codeOf, type StripeClient, timeOf, typeOf } from './stripe-client.ts';

/** The bank requires 3-D Secure, which needs the payer. */
const AWAITS_PAYER: ReadonlySet<string> = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
  'subscription_payment_intent_requires_action',
]);
const NOTHING = centsSchema.parse(0);

/** Plan changes with Stripe's own proration: the previewed invoice is the charged amount. */
export function createPlanChanges(options: StripeCheckoutsOptions): PlanChanges {
  return {
    quote: async (change) => (await readChange(options, change))?.quote,
    carryOut: (order) => carryOut(options, order),
  };
}

interface ReadChange {
  readonly quote: PlanChangeQuote;
  readonly update: Stripe.SubscriptionUpdateParams | undefined;
}

/** Undefined when the last payment was returned: Stripe would credit unpaid time. */
async function readChange(
  { client, marks }: StripeCheckoutsOptions,
  { reference, plan, asOf }: PlanChange,
): Promise<ReadChange | undefined> {
  const price = plan.references.stripe;
  const report = await readSubscription(client, marks, reference);
  if (price === undefined || report?.subscription.payment !== 'settled') return undefined;
  await refuseOtherPrice(client, price, plan);
  const subscription = (await client.find((stripe) => stripe.subscriptions.retrieve(reference)))?.value;
  const isCanceled = report.subscription.cancelTime !== null;
  return subscription && changeOf(client, subscription, { price, asOf, isCanceled });
}

async function changeOf(
  client: StripeClient,
  subscription: Stripe.Subscription,
  { price, asOf, isCanceled }: { readonly price: string; readonly asOf: Date; readonly isCanceled: boolean },
): Promise<ReadChange | undefined> {
  const [item] = subscription.items.data;
  if (item === undefined) return undefined;
  const end = timeOf(item.current_period_end);
  const free = { dueTodayCents: NOTHING, nextPaymentTime: end, asOf, isCanceled };
  if (item.price.id === price) return { quote: free, update: undefined };
  const items = [{ id: item.id, price, quantity: 1 }];
  switch (subscription.status) {
    case 'trialing':
      return {
        quote: free,
        update: { items, proration_behavior: 'none', ...resuming(isCanceled) },
      };
    case 'active':
      return preview(client, subscription.id, {
        items,
        isCanceled,
        dateS: Math.max(secondOf(asOf), item.current_period_start),
      });
    default:
      return undefined;
  }
}

/** Left out for an active one, so that a concurrent cancellation applies, whichever call comes first. */
function resuming(isCanceled: boolean): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at_period_end'> {
  return isCanceled ? { cancel_at_period_end: false } : {};
}

function secondOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

interface Proration {
  readonly items: { id: string; price: string; quantity: number }[];
  readonly dateS: number;
  readonly isCanceled: boolean;
}

async function preview(
  client: StripeClient,
  subscription: string,
  { items, dateS, isCanceled }: Proration,
): Promise<ReadChange> {
  const change = {
    items,
    proration_behavior: 'always_invoice',
    proration_date: dateS,
    ...resuming(isCanceled),
  } as const;
  const invoice = await client.ask((stripe) =>
    stripe.invoices.createPreview({ subscription, subscription_details: change }),
  );
  return {
    quote: { ...quoteOf(invoice), asOf: timeOf(dateS), isCanceled },
    update: { ...change, payment_behavior: 'error_if_incomplete' },
  };
}

function quoteOf({ amount_due, lines }: Stripe.Invoice): Pick<PlanChangeQuote, 'dueTodayCents' | 'nextPaymentTime'> {
  const ends = lines.data.map(({ period }) => period.end);
  return { dueTodayCents: centsSchema.parse(amount_due), nextPaymentTime: timeOf(Math.max(...ends)) };
}

async function carryOut(
  options: StripeCheckoutsOptions,
  { checkoutId, dueTodayCents, resumes, ...change }: PlanChangeOrder,
): Promise<PlanChangeOutcome> {
  const { client, marks, site } = options;
  const { reference, asOf } = change;
  const read = await readChange(options, change);
  if (!isAgreed(read, { dueTodayCents, asOf, resumes })) return { kind: 'requoted' };
  const { update } = read;
  if (update !== undefined) {
    try {
      // One call, which Stripe carries out as a whole or not at all.
      const changed = { ...update, metadata: marks.ofCheckout(checkoutId) };
      const stripe = await client.library();
      await stripe.subscriptions.update(reference, changed, { idempotencyKey: `${site} change ${checkoutId}` });
    } catch (error) {
      // The cause holds the payer's private data, so it is not passed on.
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

/** A period that started since then was not part of the agreement, nor was renewing a subscription that was canceled since. */
function isAgreed(
  read: ReadChange | undefined,
  { dueTodayCents, asOf, resumes }: Pick<PlanChangeOrder, 'dueTodayCents' | 'asOf' | 'resumes'>,
): read is ReadChange {
  if (read === undefined || (read.quote.isCanceled && !resumes)) return false;
  return read.quote.dueTodayCents === dueTodayCents && secondOf(read.quote.asOf) === secondOf(asOf);
}
