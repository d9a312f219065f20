import type { Stripe } from 'stripe';
import { idOf, type StripeClient } from './stripe-client.ts';

/**
 * The subscription that an event is about: Stripe tells of a refund or a dispute with the payment alone. Undefined for one that is about
 * none.
 */
export async function findSubscriptionOf(client: StripeClient, event: Stripe.Event): Promise<string | undefined> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return event.data.object.id;
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return idOf(event.data.object.subscription);
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return subscriptionOfInvoice(event.data.object);
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return subscriptionOfPayment(client, idOf(event.data.object.payment_intent));
    default:
      return undefined;
  }
}

function subscriptionOfInvoice({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

async function subscriptionOfPayment(client: StripeClient, intent: string | undefined): Promise<string | undefined> {
  if (intent === undefined) return undefined;
  const { data } = await client.ask((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    }),
  );
  const invoice = data[0]?.invoice;
  return typeof invoice === 'object' && 'parent' in invoice ? subscriptionOfInvoice(invoice) : undefined;
}
