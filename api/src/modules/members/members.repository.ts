import type { MemberId } from '@afterglow/shared-contracts';
import { type InferResult, sql } from 'kysely';
import { isPremiumAt } from '../../catalogue/entitlement.ts';
import type { ApiQueries } from '../../db/api-tables.ts';

export interface MembersRepository {
  find(id: MemberId, at: Date): Promise<MemberRow | undefined>;
}

export type MemberRow = InferResult<ReturnType<typeof selectMembers>>[number];

export function createMembersRepository(db: ApiQueries): MembersRepository {
  return { find: (id, at) => selectMembers(db, at).where('id', '=', id).executeTakeFirst() };
}

function selectMembers(db: ApiQueries, at: Date) {
  return db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'username',
      'first_name',
      'last_name',
      'birthday',
      'avatar',
      'role',
      'super_admin',
      sql<boolean>`password_hash is not null`.as('has_password'),
      isPremiumAt('members.id', at).as('has_subscription'),
    ]);
}
