import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';
import type { DonationState } from '#port/index.ts';

/** Records the state of a donation once, from any event; after a partial refund the rest replaces the whole. */
export async function recordDonation(
  db: BillingQueries,
  processor: PaymentProcessor,
  state: DonationState,
): Promise<'applied' | 'repeated'> {
  if (state.kind === 'returned') {
    await db
      .deleteFrom('donations')
      .where('payment_processor', '=', processor)
      .where('reference', '=', state.reference)
      .execute();
    return 'applied';
  }
  const { donation, donationTime } = state;
  const added = await db
    .insertInto('donations')
    .values({
      payment_processor: processor,
      reference: donation.reference,
      amount_cents: donation.amountCents,
      donation_time: donationTime,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['payment_processor', 'reference'])
        .doUpdateSet({ amount_cents: donation.amountCents })
        .where('donations.amount_cents', '!=', donation.amountCents),
    )
    .returning('reference')
    .executeTakeFirst();
  return added === undefined ? 'repeated' : 'applied';
}
