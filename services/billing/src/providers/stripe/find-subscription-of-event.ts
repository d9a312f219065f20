import type { Stripe } from 'stripe';
import { idOf, type StripeClient } from './stripe-client.ts';

export interface EventSubject {
  readonly subscription: string;
  /** Set when its payment has changed since it was made. */
  readonly invoice?: string;
  /** Set when its credit may pay for the customer's other subscriptions. */
  readonly customer?: string | undefined;
}

/** The subscription of an event: Stripe reports refunds and disputes only with the payment. Undefined for other events. */
export async function findSubjectOf(client: StripeClient, event: Stripe.Event): Promise<EventSubject | undefined> {
  switch (event.type) {
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return subjectOfPayment(client, idOf(event.data.object.payment_intent));
    default: {
      const subscription = subscriptionOf(event);
      return subscription === undefined ? undefined : { subscription };
    }
  }
}

function subscriptionOf(event: Stripe.Event): string | undefined {
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
    default:
      return undefined;
  }
}

function subscriptionOfInvoice({ parent }: Stripe.Invoice): string | undefined {
  return idOf(parent?.subscription_details?.subscription);
}

export async function subjectOfPayment(
  client: StripeClient,
  intent: string | undefined,
): Promise<EventSubject | undefined> {
  if (intent === undefined) return undefined;
  const { data } = await client.ask((stripe) =>
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent },
      expand: ['data.invoice'],
    }),
  );
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || !('parent' in invoice)) return undefined;
  const subscription = subscriptionOfInvoice(invoice);
  return subscription === undefined
    ? undefined
    : { subscription, invoice: invoice.id, customer: idOf(invoice.customer) };
}
