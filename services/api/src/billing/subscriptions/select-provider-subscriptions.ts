import type { MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export function selectProviderSubscriptions(db: ApiQueries, memberId: MemberId) {
  return db.selectFrom('subscriptions').where('member_id', '=', memberId).where('reference', 'is not', null);
}
