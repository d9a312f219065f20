import { passwordStateSchema, type Member, type MemberId, type PasswordState } from '@afterglow/shared-contracts';
import { STALE } from '../cache/write-through.ts';
import type { Resource } from './resource.ts';

const PASSWORD_STATE_HEADER = 'x-password-state';

/** A member, and the data in the header of the response. */
export interface MemberRecord {
  readonly member: Member;
  /** Null when the service does not say. */
  readonly passwordState: PasswordState | null;
}

/** A member's own account, and whether a password is set. */
export function memberRecord(id: MemberId): Resource<MemberRecord> {
  return {
    key: ['member-record', id],
    perMember: true,
    updatedBy: {
      updateMember: ({ passwordState }, { input, response: member }) => ({
        data: { member, passwordState: input.body?.password === undefined ? passwordState : 'set' },
      }),
      stopEmailChange: ({ passwordState }, { response: member }) => ({ data: { member, passwordState } }),
      mailEmailChangeAgain: () => STALE,
      removePassword: ({ member }) => ({ data: { member, passwordState: 'unset' } }),
    },
    load: async ({ data, signal }) => {
      const input = { params: { id }, query: { includepasswordstate: 1 as const }, signal };
      const { data: member, headers } = await data.call('getMember', input);
      const state = passwordStateSchema.safeParse(headers.get(PASSWORD_STATE_HEADER));
      return { member, passwordState: state.success ? state.data : null };
    },
  };
}
