import type { TransferredState, HostPorts, MemberId, SessionState } from '@afterglow/shared-contracts';
import type { UnsavedChanges } from './unsaved-changes.ts';

type FollowedPorts = Pick<HostPorts, 'bus' | 'session'>;

/**
 * Keeps what someone had typed, passwords excepted, when the service ends their session, in memory: anyone who logs in next finds it again
 * only if it is the same member. Returns what follows the session while the area is on the page; that returns its disposer.
 */
export function createDraftRestorer(work: UnsavedChanges): (ports: FollowedPorts) => () => void {
  let stored: TransferredState = {};
  let owner: MemberId | null = null;

  function meet(member: MemberId) {
    if (owner === member) {
      work.takeOver(stored);
    } else {
      // Anyone who was here before, this version may not have met them: what waits came from an earlier one.
      work.forget();
      if (owner !== null) work.clearOwner();
    }
    stored = {};
    owner = member;
  }

  function partFrom(reason: 'requested' | 'session-ended') {
    stored = reason === 'session-ended' ? work.handOver() : {};
    // What still waits for its form is theirs, too.
    work.forget();
  }

  return ({ session, bus }) => {
    const meeting = session.session$.subscribe((state) => {
      const member = memberOf(state);
      if (member !== null) meet(member);
    });
    const parting = bus.on('auth:logged-out').subscribe(({ reason }) => partFrom(reason));
    return () => {
      meeting.unsubscribe();
      parting.unsubscribe();
    };
  };
}

function memberOf(state: SessionState): MemberId | null {
  return state.status === 'member' ? state.user.members_id.id : null;
}
