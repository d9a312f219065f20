import type { MemberId } from '../ids.ts';
import type { SessionState } from './session.port.ts';

/** The ID of the logged-in member; null for a visitor. */
export function memberIdOf(state: SessionState): MemberId | null {
  return state.status === 'member' ? state.user.members_id.id : null;
}
