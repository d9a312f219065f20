import type { MemberId, Plan, Subscription } from '@afterglow/shared-contracts';
import { plans, subscriptions, type Resource } from '@afterglow/shared-data/react';

/** The data needed to price a plan; a visitor's subscriptions are null. */
export interface Purchase {
  readonly plans: readonly Plan[];
  readonly subscriptions: readonly Subscription[] | null;
}

export function purchase(membersId: MemberId | null): Resource<Purchase> {
  return {
    key: ['purchase', membersId],
    perMember: true,
    load: async (context) => {
      const [planList, own] = await Promise.all([
        plans().load(context),
        membersId === null ? null : subscriptions(membersId).load(context),
      ]);
      return { plans: planList, subscriptions: own };
    },
  };
}
