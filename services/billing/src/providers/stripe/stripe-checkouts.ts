import { randomUUID } from 'node:crypto';
import { BRAND, CURRENCY } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import { conflict, invalid, serverBusy } from '@afterglow/kit';
import type { CheckoutOrder, CheckoutState, DonationOrder, Payer, PricedPlan } from '#port/index.ts';
import { readSubscription } from './read-subscription.ts';
import { idOf, type StripeClient } from './stripe-client.ts';
import type { StripeMetadata } from './stripe-metadata.ts';
import { priceMismatches } from './price-mismatches.ts';

export interface StripeCheckoutsOptions {
  readonly client: StripeClient;
  readonly marks: StripeMetadata;
  /** The name of this site at Stripe; a prefix of its orders' idempotency keys. */
  readonly site: string;
}

/** Stripe would show the amount in the payer's currency; the site's price applies. */
const AS_PRICED = { adaptive_pricing: { enabled: false } } as const;

export async function createSession(
  { client, marks, site }: StripeCheckoutsOptions,
  { checkoutId, payer, plan, trialDays, successUrl, cancelUrl }: CheckoutOrder,
): Promise<{ readonly reference: string; readonly redirectUrl: string }> {
  const price = plan.references.stripe;
  if (price === undefined) throw invalid("paymentProcessor: You can't pay for this plan by card.");
  await refuseOtherPrice(client, price, plan);
  const customer = await findCustomer(client, payer);
  const metadata = marks.ofCheckout(checkoutId);
  const session = await client.ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'subscription',
        client_reference_id: String(checkoutId),
        line_items: [{ price, quantity: 1 }],
        ...(customer === undefined ? { customer_email: payer.email } : { customer }),
        metadata,
        subscription_data: { metadata, ...(trialDays > 0 ? { trial_period_days: trialDays } : {}) },
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...AS_PRICED,
      },
      { idempotencyKey: `${site} checkout ${checkoutId}` },
    ),
  );
  return { reference: session.id, redirectUrl: pageOf(session) };
}

/** A payer who agreed to a price here must not see another one there. */
export async function refuseOtherPrice(client: StripeClient, id: string, plan: PricedPlan): Promise<void> {
  const price = await client.find((stripe) => stripe.prices.retrieve(id));
  const faults = priceMismatches(price?.value, plan);
  if (faults.length > 0) throw serverBusy(new Error(`The price ${id} at Stripe does not fit: ${faults.join(' ')}`));
}

/** The same customer for all subscriptions of a member, so that the portal shows them all. */
export async function findCustomer(client: StripeClient, { subscription }: Payer): Promise<string | undefined> {
  if (subscription === null) return undefined;
  return idOf((await client.find((stripe) => stripe.subscriptions.retrieve(subscription)))?.value.customer);
}

export async function createDonationSession(
  { client, marks }: StripeCheckoutsOptions,
  { amountCents, successUrl, cancelUrl }: DonationOrder,
): Promise<string> {
  const metadata = marks.ofDonation();
  const session = await client.ask((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: 'payment',
        submit_type: 'donate',
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: CURRENCY.toLowerCase(),
              unit_amount: amountCents,
              product_data: { name: `Donation to ${BRAND}` },
            },
          },
        ],
        metadata,
        payment_intent_data: { metadata },
        success_url: successUrl,
        cancel_url: cancelUrl,
        ...AS_PRICED,
      },
      // Each click is another donation; the key is for the library's retries.
      { idempotencyKey: randomUUID() },
    ),
  );
  return pageOf(session);
}

function pageOf({ id, url }: Stripe.Checkout.Session): string {
  if (url === null) throw serverBusy(new Error(`Stripe gave no page for the checkout ${id}.`));
  return url;
}

export async function expireSession({ client }: StripeCheckoutsOptions, id: string): Promise<'expired' | 'paid'> {
  try {
    await (await client.library()).checkout.sessions.expire(id, {}, { idempotencyKey: `expire ${id}` });
    return 'expired';
  } catch (error) {
    // Only an open session can expire.
    const found = await client.find((stripe) => stripe.checkout.sessions.retrieve(id));
    if (found?.value.status === 'open') throw serverBusy(error);
    return found?.value.status === 'complete' && !(await isGivenUp(client, found.value)) ? 'paid' : 'expired';
  }
}

/** Whether the first payment, which took days to be confirmed, failed permanently: nothing will come of the checkout anymore. */
async function isGivenUp(client: StripeClient, session: Stripe.Checkout.Session): Promise<boolean> {
  const id = idOf(session.subscription);
  if (id === undefined) return false;
  const found = await client.find((stripe) => stripe.subscriptions.retrieve(id));
  return found?.value.status === 'incomplete_expired';
}

export async function findSession({ client, marks }: StripeCheckoutsOptions, id: string): Promise<CheckoutState> {
  const session = await client.find((stripe) => stripe.checkout.sessions.retrieve(id));
  if (session === undefined || session.value.status === 'expired') return { kind: 'expired' };
  const subscription = idOf(session.value.subscription);
  const report = subscription === undefined ? undefined : await readSubscription(client, marks, subscription);
  if (report !== undefined) return { kind: 'paid', report };
  return { kind: (await isGivenUp(client, session.value)) ? 'expired' : 'open' };
}

export async function createPortalSession(client: StripeClient, payer: Payer, returnUrl: string): Promise<string> {
  const customer = await findCustomer(client, payer);
  if (customer === undefined) throw conflict("You haven't paid by card yet.");
  const { url } = await client.ask((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }, { idempotencyKey: randomUUID() }),
  );
  return url;
}
