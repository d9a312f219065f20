import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '../../http/call.ts';
import type { RegisterOperation } from '../../http/register-operation.ts';
import type { MembersService } from './members.service.ts';

const PASSWORD_STATE_HEADER = 'x-password-state';

export function registerMembers(register: RegisterOperation, members: MembersService): void {
  register(operations.getMember, async (call) => {
    const { member, passwordState } = await members.read(call.params.id, callerOf(call).memberId);
    const isAsked = call.query.includepasswordstate === 1;
    return isAsked ? { data: member, headers: { [PASSWORD_STATE_HEADER]: passwordState } } : { data: member };
  });
  register(operations.getPermissions, async (call) => ({
    data: await members.readPermissions(call.params.id, callerOf(call).memberId),
  }));
}
