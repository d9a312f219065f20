import { MEMBER_ROLES, type MemberId, type PaymentProcessor, type SubscriptionId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import { DUNNING_PERIOD_MS } from '#billing/subscriptions/index.ts';

export interface DepartingMember {
  readonly id: MemberId;
  readonly email: string;
  readonly leave_time: Date | null;
}

export interface PaidSubscription {
  readonly id: SubscriptionId;
  readonly payment_processor: PaymentProcessor;
  readonly end_time: Date;
}

const COLUMNS = ['id', 'email', 'leave_time'] as const;

export function findLeaving(db: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return db.selectFrom('members').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * The member, whom no one else changes until the transaction ends. What refers to the member is still added: a report of a provider holds
 * the subscription, and adds payments of its member.
 */
export function lockMember(executor: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return executor.selectFrom('members').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The same for one who is about to be removed, to whom nothing more may refer. */
export function lockRemoved(executor: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return executor.selectFrom('members').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Super admins who do not leave, in one order for everyone, so that two who leave at the same time wait for each other. */
export async function lockSuperAdmins(executor: ApiQueries): Promise<MemberId[]> {
  const found = await executor
    .selectFrom('members')
    .select('id')
    .where(({ eb, or }) => or([eb('super_admin', '=', true), eb('role', '=', MEMBER_ROLES.superAdmin)]))
    .where('leave_time', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return found.map(({ id }) => id);
}

/** What is paid again unless it is canceled, also where a payment that has failed is still tried again. */
export function listRenewed(executor: ApiQueries, memberId: MemberId, at: Date): Promise<PaidSubscription[]> {
  return executor
    .selectFrom('subscriptions')
    .select(['id', 'payment_processor', 'end_time'])
    .where('member_id', '=', memberId)
    .where('reference', 'is not', null)
    .where('cancel_time', 'is', null)
    .where('end_time', '>', new Date(at.getTime() - DUNNING_PERIOD_MS))
    .execute();
}

export async function listDue(db: ApiQueries, at: Date): Promise<MemberId[]> {
  const due = await db.selectFrom('members').select('id').where('leave_time', '<=', at).orderBy('leave_time').execute();
  return due.map(({ id }) => id);
}
