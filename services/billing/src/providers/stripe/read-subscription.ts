import { centsSchema } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import type { PayerIdentity, ReportedPayment, SubscriptionReport } from '#port/index.ts';
import { type InvoiceChoice, type Money, readMoney } from './read-money.ts';
import type { StripePayment } from './read-payment.ts';
import { settleCredit } from './settle-credit.ts';
import { idOf, type StripeClient } from './stripe-client.ts';
import type { StripeMetadata } from './stripe-metadata.ts';
import { toReported } from './stripe-state.ts';
import { remainingShareOf } from './trace-funds.ts';

interface Read {
  readonly report: SubscriptionReport;
  readonly customer: string | undefined;
  readonly money: Money;
}

/**
 * Reads the current state of a subscription; undefined for another site's order, or before the first payment. Refunds are looked up for
 * every payment that covers the current period or the customer's credit.
 */
export async function readSubscription(
  client: StripeClient,
  marks: StripeMetadata,
  id: string,
): Promise<SubscriptionReport | undefined> {
  return (await read(client, marks, id, undefined))?.report;
}

/**
 * Reads it, and debits the credit of returned payments, or restores it after the bank has decided for this site. Refunds are looked up for
 * the named invoice as well, or for all of the last ones.
 */
export async function settleSubscription(
  client: StripeClient,
  marks: StripeMetadata,
  id: string,
  named?: InvoiceChoice,
): Promise<SubscriptionReport | undefined> {
  const found = await read(client, marks, id, named);
  if (found?.customer !== undefined) await settleCredit(client, found.customer, found.money);
  return found?.report;
}

async function read(
  client: StripeClient,
  marks: StripeMetadata,
  id: string,
  named: InvoiceChoice | undefined,
): Promise<Read | undefined> {
  const found = await client.find((stripe) =>
    stripe.subscriptions.retrieve(id, { expand: ['latest_invoice', 'default_payment_method'] }),
  );
  const checkoutId = marks.checkoutOf(found?.value.metadata);
  if (found === undefined || checkoutId === undefined) return undefined;
  const { value: subscription, readTime } = found;
  const invoice = expandedInvoice(subscription);
  const customer = idOf(subscription.customer);
  const money = await readMoney(client, { subscription: id, customer, named });
  // The money of an earlier period does not matter for an unpaid one.
  const remainingShare = invoice?.status === 'paid' ? remainingShareOf(money.funds.periods.get(id), money.returned) : 1;
  const reported = toReported({ subscription, invoice, remainingShare }, checkoutId);
  if (reported === undefined) return undefined;
  const payments = money.paid.map((each) => toPayment(each, money.lookedUp.get(each.reference)));
  return {
    report: {
      eventTime: readTime,
      subscription: reported,
      payments,
      payer: payerOf(subscription),
      price: subscription.items.data[0]?.price.id,
    },
    customer,
    money,
  };
}

function expandedInvoice({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | undefined {
  return typeof invoice === 'object' && invoice !== null ? invoice : undefined;
}

/** The fingerprint of a card or account is the same for every customer; a wallet like Link has none. */
function payerOf({ default_payment_method: method }: Stripe.Subscription): PayerIdentity | undefined {
  if (typeof method !== 'object' || method === null) return undefined;
  const { card, sepa_debit, us_bank_account } = method;
  const [id] = [card, sepa_debit, us_bank_account].flatMap((account) => account?.fingerprint ?? []);
  return id === undefined ? undefined : { kind: 'card', id };
}

function toPayment(paid: Omit<ReportedPayment, 'returnedCents'>, read: readonly StripePayment[] | undefined) {
  const returned = read?.reduce(
    (sum, { intent, remainingAmount }) => sum + intent.amount_received - remainingAmount,
    0,
  );
  const returnedCents = returned === undefined ? null : centsSchema.parse(Math.min(returned, paid.paidCents));
  return { ...paid, returnedCents };
}
