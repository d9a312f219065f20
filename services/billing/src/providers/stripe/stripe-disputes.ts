import type { Stripe } from 'stripe';
import type { StripeClient } from './stripe-client.ts';

const PAGE_SIZE = 100;
/** A dispute takes months at most. */
const LONGEST_S = 180 * 24 * 60 * 60;
/** The final states of a dispute. */
const CLOSED: ReadonlySet<string> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

export const DISPUTE_EVENTS = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/** Every dispute that was undecided then, of any stage: an inquiry may become a chargeback weeks later. */
export function listOpenDisputes(client: StripeClient, at: Date): Promise<readonly Stripe.Dispute[]> {
  const created = { gte: Math.floor(at.getTime() / 1000) - LONGEST_S };
  return client.ask(async (stripe) => {
    const open: Stripe.Dispute[] = [];
    for await (const dispute of stripe.disputes.list({ created, limit: PAGE_SIZE }))
      if (!CLOSED.has(dispute.status)) open.push(dispute);
    return open;
  });
}
