import type { MemberId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { ApiQueries } from '#db/api-tables.ts';

/** Anyone who has just come by a network is still the one who asks. */
const JUST_MS = 15 * MINUTE_MS;

/** An address, and the moment up to which a network must have vouched for it. */
export interface ProviderEmailCheck {
  readonly memberId: MemberId;
  readonly email: string;
  readonly at: Date;
}

/** Whether the member has just come by a network that vouches for the address. */
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

/** No network opens the account anymore. */
export async function unlinkProviders(memberId: MemberId, executor: ApiQueries): Promise<void> {
  await executor.deleteFrom('member_identities').where('member_id', '=', memberId).execute();
}

/** Only networks by which the member had just come, and that vouch for the address, still open the account. */
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

/** A network by which someone has come since then has just been used. */
export function recentLoginSince(at: Date): Date {
  return new Date(at.getTime() - JUST_MS);
}
