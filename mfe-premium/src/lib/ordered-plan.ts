import type { PlanId } from '@afterglow/shared-contracts';
import { createSafeStorage } from '@afterglow/shared-data/react';

const KEY = 'premiumOrderedPlan';
const perTab = () => createSafeStorage(() => sessionStorage);

/** Kept in the tab that goes to the provider: when it comes back, an earlier plan may still be the one that runs. */
export function storeOrderedPlan(plan: PlanId): void {
  perTab().set(KEY, String(plan));
}

/** Whether this tab ordered that plan last. */
export function wasOrdered(plan: PlanId): boolean {
  return perTab().get(KEY) === String(plan);
}

/** Whether a subscription to that plan is what this tab waits for: any one is where it ordered none. */
export function mayComplete(plan: PlanId): boolean {
  const ordered = perTab().get(KEY);
  return ordered === null || ordered === String(plan);
}
