import { CURRENCY } from '@afterglow/shared-contracts';
import type { StripeClient } from './stripe-client.ts';
import type { Money } from './read-money.ts';

const PAGE_SIZE = 100;
/** The metadata key of a debit or restored credit, for its invoice. */
const MARK = 'of_returned';

/**
 * Debits the credit that came from returned payments, each once, and restores it where the bank has decided for this site. Credit from a
 * partly returned payment is debited as far as that part was returned.
 */
export async function settleCredit(client: StripeClient, customer: string, { funds, lookedUp }: Money): Promise<void> {
  const touched = [...lookedUp].filter(
    ([id, payments]) =>
      payments.some(({ wasDisputed }) => wasDisputed) ||
      (payments.some(({ intent, remainingAmount }) => remainingAmount < intent.amount_received) &&
        funds.credit.has(id)),
  );
  if (touched.length === 0) return;
  const taken = await listTaken(client, customer);
  // A missing right of the key holds up nothing else: the check of the configuration reports it.
  if (taken === undefined) return;
  for (const [id, payments] of touched) {
    const { amount: before, count } = taken.get(id) ?? { amount: 0, count: 0 };
    const wentBack = payments.reduce(
      (sum, { intent, remainingAmount }) => sum + intent.amount_received - remainingAmount,
      0,
    );
    const due = Math.min(wentBack, Math.round(funds.credit.get(id) ?? 0) + before) - before;
    if (due !== 0) await adjust(client, { customer, id, amount: due, count });
  }
}

/** In cents. */
interface Taken {
  readonly amount: number;
  readonly count: number;
}

async function listTaken(client: StripeClient, customer: string): Promise<ReadonlyMap<string, Taken> | undefined> {
  return client.askIfAllowed(async (stripe) => {
    const taken = new Map<string, Taken>();
    for await (const { amount, metadata } of stripe.customers.listBalanceTransactions(customer, { limit: PAGE_SIZE })) {
      const id = metadata?.[MARK];
      if (id === undefined) continue;
      const before = taken.get(id) ?? { amount: 0, count: 0 };
      taken.set(id, { amount: before.amount + amount, count: before.count + 1 });
    }
    return taken;
  });
}

interface Adjustment {
  readonly customer: string;
  readonly id: string;
  /** In cents; below 0 for a restore. */
  readonly amount: number;
  readonly count: number;
}

async function adjust(client: StripeClient, { customer, id, amount, count }: Adjustment): Promise<void> {
  await client.askIfAllowed((stripe) =>
    stripe.customers.createBalanceTransaction(
      customer,
      {
        amount,
        currency: CURRENCY.toLowerCase(),
        description: amount > 0 ? 'Credit of a payment that went back' : 'Credit of a payment that is here again',
        metadata: { [MARK]: id },
      },
      // Of two that settle at the same time only one does.
      { idempotencyKey: `credit of ${id}: ${count}` },
    ),
  );
}
