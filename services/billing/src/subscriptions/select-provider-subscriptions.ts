import type { MemberId } from '@afterglow/shared-contracts';
import type { BillingQueries } from '#tables/index.ts';

export function selectProviderSubscriptions(db: BillingQueries, memberId: MemberId) {
  return db.selectFrom('subscriptions').where('member_id', '=', memberId).where('reference', 'is not', null);
}
