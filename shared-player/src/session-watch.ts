import { memberIdOf, type MemberId, type SessionPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';

interface SessionReactions {
  readonly onMember: () => void;
  readonly onMemberGone: () => void;
}

/** Restores a member's last queue, paused; a logout removes all data of the member. Returns a disposer. */
export function watchSession(session: SessionPort, { onMember, onMemberGone }: SessionReactions): () => void {
  let before: MemberId | null = null;
  const member$ = session.session$.pipe(map(memberIdOf), distinctUntilChanged());
  const subscription = member$.subscribe((member) => {
    // Another tab may log one member out and the next one in before this tab sees either.
    if (before !== null) onMemberGone();
    before = member;
    if (member !== null) onMember();
  });
  return () => subscription.unsubscribe();
}
