import { MEMBER_ROLES, type MemberId } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';

export interface DepartingMember {
  readonly id: MemberId;
  readonly email: string;
  readonly leave_time: Date | null;
}

const COLUMNS = ['id', 'email', 'leave_time'] as const;

export function findDeletion(db: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return db.selectFrom('members').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/**
 * Locks the member row until the transaction ends. Rows that refer to it can still be added: a provider's report locks the subscription and
 * adds payments.
 */
export function lockMember(executor: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return executor.selectFrom('members').select(COLUMNS).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The same before the purge: no new rows may refer to the member. */
export function lockRemoved(executor: ApiQueries, id: MemberId): Promise<DepartingMember | undefined> {
  return executor.selectFrom('members').select(COLUMNS).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Super admins who don't delete their accounts, in a fixed order, so that two concurrent deletions wait for each other. */
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

export async function listDue(db: ApiQueries, at: Date): Promise<MemberId[]> {
  const due = await db.selectFrom('members').select('id').where('leave_time', '<=', at).orderBy('leave_time').execute();
  return due.map(({ id }) => id);
}
