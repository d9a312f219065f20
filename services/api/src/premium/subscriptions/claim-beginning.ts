import type { Clock } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { CheckoutRow } from './checkouts.repository.ts';
import { conflictWith } from './refuse-conflict.ts';
import { createSubscriptionsRepository } from './subscriptions.repository.ts';

/**
 * Whether what its member has agreed to pay may begin: it is still open, and nothing else was bought meanwhile or is about to begin.
 * From then on nothing else of the member's begins until it is released or known to be paid or expired: a call to the provider that
 * hangs may still charge.
 */
export type ClaimBeginning = (checkout: Pick<CheckoutRow, 'id' | 'member_id'>) => Promise<boolean>;

export function createClaimBeginning(database: ApiDatabase, clock: Clock): ClaimBeginning {
  return ({ id, member_id: memberId }) =>
    database.transaction(async (executor) => {
      if (memberId === null) return false;
      // One checkout of a member after the other. Reports refer to the member meanwhile, and must not be waited for.
      await executor.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
      const open = await listOpen(executor, memberId);
      const checkout = open.find((each) => each.id === id);
      if (checkout === undefined) return false;
      if (checkout.begin_time !== null) return true;
      if (open.some(({ begin_time }) => begin_time !== null)) return false;
      const subscriptions = createSubscriptionsRepository(executor);
      const wish = { memberId, planId: checkout.plan_id, processor: checkout.payment_processor };
      if ((await conflictWith({ subscriptions, clock }, wish)) !== undefined) return false;
      const claimed = await executor
        .updateTable('checkouts')
        .set({ begin_time: new Date(clock.nowMs()) })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .returning('id')
        .executeTakeFirst();
      return claimed !== undefined;
    });
}

function listOpen(db: ApiQueries, memberId: NonNullable<CheckoutRow['member_id']>): Promise<CheckoutRow[]> {
  return db
    .selectFrom('checkouts')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .execute();
}
