import type { MemberId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiQueries } from '#db/api-tables.ts';

/** A login this recent still proves who the caller is. */
const JUST_MS = 15 * MINUTE_MS;

export interface ProviderEmailCheck {
  readonly memberId: MemberId;
  readonly email: string;
  readonly at: Date;
}

export async function isEmailVerifiedByProvider(
  db: ApiQueries,
  { memberId, email, at }: ProviderEmailCheck,
): Promise<boolean> {
  const found = await db
    .selectFrom('member_identities')
    .select('subject')
    .where('member_id', '=', memberId)
    .where('email', '=', email)
    .where('login_time', '>', recentLoginSince(at))
    .executeTakeFirst();
  return found !== undefined;
}

export async function unlinkProviders(memberId: MemberId, executor: ApiQueries): Promise<void> {
  await executor.deleteFrom('member_identities').where('member_id', '=', memberId).execute();
}

/** Unlinks all providers but those of a recent login that verified the email. */
export async function unlinkUnverifiedProviders(
  { memberId, email, at }: ProviderEmailCheck,
  executor: ApiQueries,
): Promise<void> {
  await executor
    .deleteFrom('member_identities')
    .where('member_id', '=', memberId)
    .where(({ eb, or }) =>
      or([
        eb('email', 'is distinct from', email),
        eb('login_time', 'is', null),
        eb('login_time', '<=', recentLoginSince(at)),
      ]),
    )
    .execute();
}

export function recentLoginSince(at: Date): Date {
  return new Date(at.getTime() - JUST_MS);
}
