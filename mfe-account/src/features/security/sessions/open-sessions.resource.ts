import type { MemberId, OpenSession } from '@afterglow/shared-contracts';
import type { Resource } from '@afterglow/shared-data/react';

/** Where a member is logged in; this browser comes first. */
export function openSessions(id: MemberId): Resource<readonly OpenSession[]> {
  return {
    key: ['open-sessions', id],
    perMember: true,
    updatedBy: {
      endSession: (list, { input }) => ({ data: list.filter(({ id }) => id !== input.params?.sessionId) }),
      endOtherSessions: (list) => ({ data: list.filter(({ current }) => current) }),
      updateMember: (_, { input }) => (input.body?.password === undefined ? null : { isStale: true }),
      removePassword: () => ({ isStale: true }),
    },
    load: async ({ data, signal }) => (await data.call('listSessions', { params: { id }, signal })).data,
  };
}
