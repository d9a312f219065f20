import { operations } from '@afterglow/shared-contracts';
import { callerOf } from '@afterglow/kit';
import type { Authorize } from '#http/authorize.ts';
import type { RegisterOperation } from '#http/register-operation.ts';
import type { PendingEmail } from './pending-email.service.ts';
import type { MembersService } from './members.service.ts';
import type { UpdateProfile } from './profile.service.ts';
import type { SignUp } from './sign-up.service.ts';

const PASSWORD_STATE_HEADER = 'x-password-state';
const AUTH_TOKEN_HEADER = 'x-auth-token';

export interface MembersOptions {
  readonly members: MembersService;
  readonly signUp: SignUp;
  readonly updateProfile: UpdateProfile;
  readonly pendingEmail: PendingEmail;
  /** Also admits the holder of a reset link. */
  readonly admitReader: Authorize;
}

export function registerMembers(register: RegisterOperation, parts: MembersOptions): void {
  const { members, signUp, updateProfile, pendingEmail, admitReader } = parts;
  register(operations.createMember, async ({ body, captchaProof, ...client }) => {
    const { member, token } = await signUp('data' in body ? body.data : body, { ...client, captchaProof });
    return { data: { ...member, members_id: { id: member.id } }, headers: { [AUTH_TOKEN_HEADER]: token } };
  });
  register(
    operations.getMember,
    async (call) => {
      const { member, passwordState } = await members.read(call.params.id, callerOf(call));
      const isAsked = call.query.includepasswordstate === 1;
      return isAsked ? { data: member, headers: { [PASSWORD_STATE_HEADER]: passwordState } } : { data: member };
    },
    { authorize: admitReader },
  );
  register(operations.updateMember, async (call) => ({
    data: await updateProfile(call.params.id, { changes: call.body, caller: callerOf(call), address: call.address }),
  }));
  register(operations.mailEmailChangeAgain, async (call) => {
    await pendingEmail.mailAgain(call.params.id, callerOf(call));
    return { data: undefined };
  });
  register(operations.stopEmailChange, async (call) => ({
    data: await pendingEmail.stop(call.params.id, callerOf(call)),
  }));
  register(operations.getPermissions, async (call) => ({
    data: await members.readPermissions(call.params.id, callerOf(call)),
  }));
}
