import type { AccountSecurity, MemberId } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

/** The ways into a member's account. */
export function accountSecurity(id: MemberId): Resource<AccountSecurity> {
  return {
    key: ['account-security', id],
    perMember: true,
    load: async ({ data, signal }) => (await data.call('getSecurity', { params: { id }, signal })).data,
  };
}
