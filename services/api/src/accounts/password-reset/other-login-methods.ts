import { type MemberId, SECURITY_PATH, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import { PROVIDER_NAMES } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/**
 * Lists, for a mail about a password, the other credentials and how to remove them; undefined without any. `origin` is that of the site,
 * without a trailing slash.
 */
export async function describeOtherLoginMethods(
  memberId: MemberId,
  origin: string,
  executor: ApiQueries,
): Promise<string | undefined> {
  const passkeys = await executor.selectFrom('passkeys').select('id').where('member_id', '=', memberId).execute();
  const identities = await executor
    .selectFrom('member_identities')
    .select('network')
    .distinct()
    .where('member_id', '=', memberId)
    .orderBy('network')
    .execute();
  const networks = identities.map(({ network }) => PROVIDER_NAMES[network]);
  const ways = [...(passkeys.length > 0 ? ['your passkeys'] : []), ...networks];
  if (ways.length === 0) return undefined;
  const remedies = [
    ...(passkeys.length > 0 ? [`remove passkeys you don't recognize at ${origin}${SECURITY_PATH}`] : []),
    ...(networks.length > 0 ? [`email ${SUPPORT_EMAIL} to disconnect a social login`] : []),
  ];
  return `Your account still works with ${LIST.format(ways)}. To be safe, ${LIST.format(remedies)}.`;
}
