import type { MemberId, SessionState } from '@afterglow/shared-contracts';

/** The id of the logged-in member; null for a visitor. */
export function memberIdOf(state: SessionState): MemberId | null {
  return state.status === 'member' ? state.user.members_id.id : null;
}
