import type { PaymentProcessor } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';
import type { SubscriptionReport } from '#port/index.ts';

/** The charged price of a subscription and the price it was sold at: both as the provider's IDs. */
export interface OtherPrice {
  readonly processor: PaymentProcessor;
  readonly reference: string;
  readonly charged: string;
  readonly sold: string;
}

/** Undefined when the two are the same, or one of them is not known. */
export async function findOtherPrice(
  db: BillingQueries,
  processor: PaymentProcessor,
  { price: charged, subscription: { checkoutId, reference } }: SubscriptionReport,
): Promise<OtherPrice | undefined> {
  const row = await db
    .selectFrom('checkouts')
    .innerJoin('plan_prices', 'plan_prices.id', 'checkouts.price_id')
    .select(['plan_prices.stripe_price as stripe', 'plan_prices.paypal_plan as paypal'])
    .where('checkouts.id', '=', checkoutId)
    .executeTakeFirst();
  const names: Readonly<Partial<Record<PaymentProcessor, string | null>>> = row ?? {};
  const sold = names[processor] ?? undefined;
  if (charged === undefined || sold === undefined || sold === charged) return undefined;
  return { processor, reference, charged, sold };
}
