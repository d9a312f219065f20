import type { MemberId, Plan, Subscription } from '@afterglow/shared-contracts';
import { STALE } from '../cache/write-through.ts';
import type { Resource } from './resource.ts';

/** The plans on offer; `current` is set for the member who asks. */
export function plans(): Resource<readonly Plan[]> {
  return {
    key: ['plans'],
    empty: [],
    perMember: true,
    updatedBy: { createCheckout: () => STALE },
    load: async ({ data, signal }) => (await data.call('listPlans', { signal })).data,
  };
}

/** Every subscription a member has had. */
export function subscriptions(membersId: MemberId): Resource<readonly Subscription[]> {
  return {
    key: ['subscriptions', membersId],
    empty: [],
    perMember: true,
    updatedBy: {
      cancelSubscription: (list, { response }) => ({
        data: list.map((item) => (item.id === response.id ? response : item)),
        isStale: true,
      }),
      createCheckout: () => STALE,
    },
    load: async ({ data, signal }) =>
      (await data.call('listSubscriptions', { query: { membersid: membersId }, signal })).data,
  };
}
