import type { MemberId, PaymentId } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import type { ListPage, PageRequest } from '@afterglow/kit';
import type { BillingQueries } from '#tables/index.ts';

export type PaymentRow = InferResult<ReturnType<typeof selectPayments>>[number];

export interface PaymentsRepository {
  list(memberId: MemberId, page: PageRequest): Promise<ListPage<PaymentRow>>;
  find(memberId: MemberId, id: PaymentId): Promise<PaymentRow | undefined>;
}

export function createPaymentsRepository(db: BillingQueries): PaymentsRepository {
  return {
    async list(memberId, { offset, limit }) {
      const own = selectPayments(db, memberId);
      const [items, { total }] = await Promise.all([
        own
          .orderBy('payments.payment_time', 'desc')
          .orderBy('payments.id', 'desc')
          .offset(offset)
          .limit(limit)
          .execute(),
        own
          .clearSelect()
          .select(sql<number>`count(*)::int`.as('total'))
          .executeTakeFirstOrThrow(),
      ]);
      return { items, total };
    },
    find: (memberId, id) => selectPayments(db, memberId).where('payments.id', '=', id).executeTakeFirst(),
  };
}

function selectPayments(db: BillingQueries, memberId: MemberId) {
  return db
    .selectFrom('payments')
    .innerJoin('plans', 'plans.id', 'payments.plan_id')
    .selectAll('payments')
    .select('plans.title')
    .where('payments.member_id', '=', memberId);
}
