import type { Member, MemberId, PasswordState, Permissions } from '@afterglow/shared-contracts';
import { type Clock, requireSelf, notFound } from '@afterglow/kit';
import { toMember, toPermissions } from './members.mapper.ts';
import type { MemberRow, MembersRepository } from './members.repository.ts';

interface Reader {
  readonly memberId: MemberId;
  readonly isSuperAdmin: boolean;
}

/** The caller's own record; a super admin reads every record, with not-found for an unknown member. Throws forbidden for any other. */
export interface MembersService {
  read(id: MemberId, reader: Reader): Promise<{ readonly member: Member; readonly passwordState: PasswordState }>;
  readPermissions(id: MemberId, reader: Reader): Promise<Permissions>;
}

export function createMembersService(repository: MembersRepository, clock: Clock): MembersService {
  const find = async (id: MemberId, reader: Reader): Promise<MemberRow> => {
    if (!reader.isSuperAdmin) requireSelf(id, reader);
    const row = await repository.find(id, new Date(clock.nowMs()));
    if (row === undefined) throw notFound("We couldn't find this member.");
    return row;
  };
  return {
    async read(id, reader) {
      const row = await find(id, reader);
      return { member: toMember(row), passwordState: row.has_password ? 'set' : 'unset' };
    },
    readPermissions: async (id, reader) => toPermissions(toMember(await find(id, reader))),
  };
}
