import type { Subscription } from '@afterglow/shared-contracts';
import { entitledUntil } from '#entitlement/index.ts';
import type { SubscriptionRow } from './subscriptions.repository.ts';

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    status: row.status,
    endTime: row.end_time.toISOString(),
    entitledUntil: entitledUntil(row).toISOString(),
    paymentDue: row.payment_due,
    cancelTime: row.cancel_time?.toISOString() ?? null,
    subscriptionsProductsId: { id: row.plan_id },
    plan: { id: row.plan_id, price: row.price_cents, active: row.plan_active ? 1 : 0 },
    subscriptionsCheckoutId: row.checkout_id === null ? null : { id: row.checkout_id },
    paymentProcessor: row.payment_processor,
  };
}
