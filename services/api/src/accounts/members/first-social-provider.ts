import type { SocialProvider } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiQueries } from '#db/api-tables.ts';

/**
 * How the member with this email logs in, as in the header x-network-used: "none" for one with a password, else the provider of the first
 * social login. Undefined for an unknown email.
 */
export async function firstSocialProvider(db: ApiQueries, email: string): Promise<SocialProvider | 'none' | undefined> {
  const member = await db
    .selectFrom('members')
    .leftJoin('member_identities', 'member_identities.member_id', 'members.id')
    .select(['members.password_hash', 'member_identities.network'])
    .where(sql<boolean>`lower(members.email) = lower(${email})`)
    .orderBy('member_identities.creation_time')
    .executeTakeFirst();
  if (member === undefined) return undefined;
  return (member.password_hash === null ? member.network : null) ?? 'none';
}
