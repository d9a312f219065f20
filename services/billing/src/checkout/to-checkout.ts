import type { Checkout, TrialRefusal } from '@afterglow/shared-contracts';
import type { CheckoutRow } from '#tables/index.ts';

export function toCheckout(row: CheckoutRow, trialRefusedFor?: TrialRefusal): Checkout {
  return {
    ...(trialRefusedFor === undefined ? {} : { trialRefusedFor }),
    id: row.id,
    status: row.status,
    subscriptionsProductsId: { id: row.plan_id },
    paymentProcessor: row.payment_processor,
    trialDays: row.trial_days,
    creationTime: row.creation_time.toISOString(),
  };
}
