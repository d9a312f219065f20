import type { AccountDeletion, MemberId } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

export function accountDeletion(id: MemberId): Resource<AccountDeletion> {
  return {
    key: ['leaving', id],
    perMember: true,
    updatedBy: { leave: (_, { response }) => ({ data: response }), stay: () => ({ data: { leaveTime: null } }) },
    load: async ({ data, signal }) => (await data.call('getLeaving', { params: { id }, signal })).data,
  };
}
