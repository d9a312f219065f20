import type { CheckoutRow, CheckoutsRepository } from './checkouts.repository.ts';
import { conflictWith, type RefuseConflictOptions } from './refuse-conflict.ts';

/** Whether what its member has agreed to pay may still begin: it is the newest, and nothing else was bought meanwhile. */
export function createMayBegin(
  options: RefuseConflictOptions & { readonly checkouts: CheckoutsRepository },
): (checkout: CheckoutRow) => Promise<boolean> {
  return async ({ id, member_id: memberId, plan_id: planId, payment_processor: processor }) => {
    if (memberId === null || (await options.checkouts.find(id))?.status !== 'open') return false;
    return (await conflictWith(options, { memberId, planId, processor })) === undefined;
  };
}
