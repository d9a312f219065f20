import type { MemberId, SessionPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';

interface SessionReactions {
  readonly onMember: () => void;
  readonly onMemberGone: () => void;
}

/** A member finds the queue of last time, paused; after a log-out nothing of the member is left. Hands back its undoing. */
export function followSession(session: SessionPort, { onMember, onMemberGone }: SessionReactions): () => void {
  let before: MemberId | null = null;
  const member$ = session.session$.pipe(
    map((state) => (state.status === 'member' ? state.user.members_id.id : null)),
    distinctUntilChanged(),
  );
  const subscription = member$.subscribe((member) => {
    // Another tab may log one member out and the next one in before this one hears of either.
    if (before !== null) onMemberGone();
    before = member;
    if (member !== null) onMember();
  });
  return () => subscription.unsubscribe();
}
