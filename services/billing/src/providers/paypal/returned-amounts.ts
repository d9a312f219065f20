import { type Cents, centsSchema } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import type * as z from 'zod/mini';
import { listEvents } from './list-events.ts';
import type { PayPalClient } from './paypal-client.ts';
import { toCents } from './paypal-money.ts';
import { disputeSchema, disputesSchema, saleRefundSchema } from './paypal-schemas.ts';

const NOTHING = centsSchema.parse(0);
/** With these outcomes the payer has kept, or got, the money. */
const LOST_OUTCOMES: ReadonlySet<string> = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED']);
const GONE: ReadonlySet<string> = new Set(['completed', 'pending']);
/** How long PayPal lists its events. */
const LISTED_MS = 30 * DAY_MS;

/**
 * Whether a dispute moved a payment's money to PayPal or the payer's bank, even a part of it. During an inquiry (`INQUIRY`) it stays.
 * Without the right to read disputes there are none.
 */
export async function isLostToBank(client: PayPalClient, transaction: string): Promise<boolean> {
  const query = new URLSearchParams({ disputed_transaction_id: transaction });
  const { status, body } = await client.call(`/v1/customer/disputes?${query.toString()}`);
  if (status >= 400) return false;
  const listed = disputesSchema.safeParse(body);
  for (const { dispute_id } of listed.data?.items ?? []) {
    const dispute = await client.find(disputeSchema, `/v1/customer/disputes/${encodeURIComponent(dispute_id)}`);
    if (dispute !== undefined && isLost(dispute.value)) return true;
  }
  return false;
}

function isLost({ status, dispute_life_cycle_stage: stage, dispute_outcome: outcome }: z.infer<typeof disputeSchema>) {
  return status === 'RESOLVED' ? LOST_OUTCOMES.has(outcome?.outcome_code ?? '') : stage !== 'INQUIRY';
}

/**
 * The refunded amounts of subscription payments, by their IDs. PayPal's payment shows only that a part was refunded, and the event of the
 * refund how much, for thirty days.
 */
export async function listSaleRefunds(client: PayPalClient, now: Date): Promise<ReadonlyMap<string, Cents>> {
  const refunds = new Map<string, Refund>();
  for await (const { resource } of listEvents(client, new Date(now.getTime() - LISTED_MS), 'PAYMENT.SALE.REFUNDED')) {
    const read = saleRefundSchema.safeParse(resource).data;
    if (read !== undefined && GONE.has(read.state)) refunds.set(read.id, toRefund(read));
  }
  const sums = new Map<string, number>();
  for (const { sale, cents } of refunds.values()) sums.set(sale, (sums.get(sale) ?? 0) + cents);
  for (const { sale, totalCents } of refunds.values()) sums.set(sale, Math.max(sums.get(sale) ?? 0, totalCents));
  return new Map([...sums].map(([sale, cents]) => [sale, centsSchema.parse(cents)]));
}

interface Refund {
  readonly sale: string;
  readonly cents: Cents;
  /** Includes all earlier refunds. */
  readonly totalCents: Cents;
}

function toRefund({ sale_id: sale, amount, total_refunded_amount: total }: z.infer<typeof saleRefundSchema>): Refund {
  const cents = positiveCents(amount.total, amount.currency);
  return { sale, cents, totalCents: total === undefined ? cents : positiveCents(total.value, total.currency) };
}

/** PayPal writes a refund as an amount below or above 0. */
function positiveCents(value: string, currency: string): Cents {
  return toCents({ currency_code: currency, value: value.replace(/^-/, '') }) ?? NOTHING;
}
