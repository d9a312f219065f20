import type { MemberId, SessionState } from '@afterglow/shared-contracts';

/** Who is logged in; null for a visitor. */
export function memberIdOf(state: SessionState): MemberId | null {
  return state.status === 'member' ? state.user.members_id.id : null;
}
