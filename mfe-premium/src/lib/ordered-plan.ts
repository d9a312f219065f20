import type { PlanId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';

const KEY = 'premiumOrderedPlan';
const perTab = () => createSafeStorage(() => sessionStorage);

/** Stored in the tab that goes to the provider: when it returns, the earlier plan may still be running. */
export function storeOrderedPlan(plan: PlanId): void {
  perTab().set(KEY, String(plan));
}

/** Whether this tab ordered that plan last. */
export function wasOrdered(plan: PlanId): boolean {
  return perTab().get(KEY) === String(plan);
}

/** Whether a subscription to that plan is the awaited one: any plan is in a tab without an order. */
export function mayComplete(plan: PlanId): boolean {
  const ordered = perTab().get(KEY);
  return ordered === null || ordered === String(plan);
}
