import { centsSchema } from '@afterglow/shared-contracts';
import type { Stripe } from 'stripe';
import type { ReportedPayment } from '#port/index.ts';
import { readPaymentsOf, type StripePayment } from './read-payment.ts';
import { idOf, type StripeClient, timeOf } from './stripe-client.ts';
import { type Funds, type SettledInvoice, sumOf, traceFunds, type TracedFunds } from './trace-funds.ts';

/** Instead of the ID of an invoice. */
export const ALL_INVOICES = Symbol('all invoices');
export type InvoiceChoice = string | typeof ALL_INVOICES;

const PAGE_SIZE = 100;
/** More payments than a subscription has between two reads. */
const LISTED_PAYMENTS = 12;

/** A customer's payments, the time and credit they pay for, and refunds. */
export interface Money {
  readonly paid: readonly Omit<ReportedPayment, 'returnedCents'>[];
  readonly funds: TracedFunds;
  readonly lookedUp: ReadonlyMap<string, readonly StripePayment[]>;
  /** The invoices whose money was refunded, or is with the payer's bank. */
  readonly returned: ReadonlySet<string>;
}

export interface MoneyQuestion {
  readonly subscription: string;
  readonly customer: string | undefined;
  readonly named: InvoiceChoice | undefined;
}

/** Reads it from all settled invoices of the customer: credit from one subscription pays for another one. */
export async function readMoney(
  client: StripeClient,
  { subscription, customer, named }: MoneyQuestion,
): Promise<Money> {
  const invoices = await listSettled(client, { subscription, customer });
  const settled = invoices.flatMap(toSettled);
  const paid = toPaid(invoices, { subscription, named });
  const before = traceFunds(settled, { creditNow: undefined, returned: new Set() });
  const isNamed = (id: string) => named === ALL_INVOICES || named === id;
  const lookedUp = new Map<string, StripePayment[]>();
  for (const id of new Set([
    ...(before.periods.get(subscription)?.keys() ?? []),
    ...before.credit.keys(),
    ...paid.map(({ reference }) => reference).filter(isNamed),
    ...(typeof named === 'string' ? [named] : []),
  ]))
    if (id !== '') lookedUp.set(id, await readPaymentsOf(client, id));
  const returned = new Set([...lookedUp].flatMap(([id, read]) => (read.some((each) => each.isReturned) ? [id] : [])));
  const creditNow = await readCredit(client, customer, before.credit);
  return { paid, lookedUp, returned, funds: traceFunds(settled, { creditNow, returned }) };
}

/** Newest first. */
async function listSettled(
  client: StripeClient,
  { subscription, customer }: Pick<MoneyQuestion, 'subscription' | 'customer'>,
): Promise<Stripe.Invoice[]> {
  const owner = customer === undefined ? { subscription } : { customer };
  return client.ask(async (stripe) => {
    const found: Stripe.Invoice[] = [];
    for await (const invoice of stripe.invoices.list({ ...owner, status: 'paid', limit: PAGE_SIZE }))
      found.unshift(invoice);
    return found;
  });
}

function toSettled({ id, lines, total, amount_paid, starting_balance, parent }: Stripe.Invoice): SettledInvoice[] {
  if (id === undefined) return [];
  const released = -lines.data.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
  return [
    {
      id,
      subscription: idOf(parent?.subscription_details?.subscription),
      released,
      cost: Math.max(0, total + released),
      collected: amount_paid,
      creditBefore: -starting_balance,
    },
  ];
}

function toPaid(
  invoices: readonly Stripe.Invoice[],
  { subscription, named }: Pick<MoneyQuestion, 'subscription' | 'named'>,
): Money['paid'] {
  const own = invoices.filter(
    ({ parent, amount_paid }) => amount_paid > 0 && idOf(parent?.subscription_details?.subscription) === subscription,
  );
  const chosen = own.filter(({ id }, index) => id === named || index >= own.length - LISTED_PAYMENTS);
  return chosen.flatMap(({ id, amount_paid, created, status_transitions }) =>
    id === undefined
      ? []
      : [
          {
            reference: id,
            paidCents: centsSchema.parse(amount_paid),
            paidTime: timeOf(status_transitions.paid_at ?? created),
          },
        ],
  );
}

/** The customer's current credit; undefined when the last invoice left none either, or the key may not read it. */
async function readCredit(
  client: StripeClient,
  customer: string | undefined,
  traced: Funds,
): Promise<number | undefined> {
  if (customer === undefined || sumOf(traced) < 1) return undefined;
  const found = await client.askIfAllowed((stripe) => stripe.customers.retrieve(customer));
  return found !== undefined && 'balance' in found ? -found.balance : undefined;
}
