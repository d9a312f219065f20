import { memberIdOf, type HostPorts, type MemberId, type TransferredState } from '@afterglow/shared-contracts';
import type { UnsavedChanges } from './unsaved-changes.ts';

type FollowedPorts = Pick<HostPorts, 'bus' | 'session'>;

/**
 * Stores typed text, passwords excepted, in memory when the service ends the session: it is restored only if the same
 * member logs in next. Returns a function that watches the session while the area is mounted; that returns its
 * disposer.
 */
export function createDraftRestorer(work: UnsavedChanges): (ports: FollowedPorts) => () => void {
  let stored: TransferredState = {};
  let owner: MemberId | null = null;

  function meet(member: MemberId) {
    if (owner === member) {
      work.takeOver(stored);
    } else {
      // This version may not know the previous member: transferred text came from an earlier version.
      work.forget();
      if (owner !== null) work.clearOwner();
    }
    stored = {};
    owner = member;
  }

  function partFrom(reason: 'requested' | 'session-ended') {
    stored = reason === 'session-ended' ? work.handOver() : {};
    // Text that still waits for its form also belongs to that member.
    work.forget();
  }

  return ({ session, bus }) => {
    const meeting = session.session$.subscribe((state) => {
      const member = memberIdOf(state);
      if (member !== null) meet(member);
    });
    const parting = bus.on('auth:logged-out').subscribe(({ reason }) => partFrom(reason));
    return () => {
      meeting.unsubscribe();
      parting.unsubscribe();
    };
  };
}
