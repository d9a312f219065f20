import type { Member, MemberId, PasswordState, Permissions } from '@afterglow/shared-contracts';
import type { Clock } from '../../clock.ts';
import { forbidden, notFound } from '../../errors/service-errors.ts';
import { toMember, toPermissions } from './members.mapper.ts';
import type { MemberRow, MembersRepository } from './members.repository.ts';

/** A member's own record; throws not-found for an unknown member and forbidden for somebody else's. */
export interface MembersService {
  read(id: MemberId, callerId: MemberId): Promise<{ readonly member: Member; readonly passwordState: PasswordState }>;
  readPermissions(id: MemberId, callerId: MemberId): Promise<Permissions>;
}

export function createMembersService(repository: MembersRepository, clock: Clock): MembersService {
  const own = async (id: MemberId, callerId: MemberId): Promise<MemberRow> => {
    const row = await repository.find(id, new Date(clock.nowMs()));
    if (row === undefined) throw notFound('There is no such member.');
    if (row.id !== callerId) throw forbidden("This is another member's record.");
    return row;
  };
  return {
    async read(id, callerId) {
      const row = await own(id, callerId);
      return { member: toMember(row), passwordState: row.has_password ? 'set' : 'unset' };
    },
    readPermissions: async (id, callerId) => toPermissions(toMember(await own(id, callerId))),
  };
}
