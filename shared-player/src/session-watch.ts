import type { SessionPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';

interface SessionReactions {
  readonly onMember: () => void;
  readonly onMemberGone: () => void;
}

/** A member finds the queue of last time, paused; after a log-out nothing of the member is left. Hands back its undoing. */
export function followSession(session: SessionPort, { onMember, onMemberGone }: SessionReactions): () => void {
  let hadMember = false;
  const status$ = session.session$.pipe(
    map(({ status }) => status),
    distinctUntilChanged(),
  );
  const subscription = status$.subscribe((status) => {
    if (status === 'member') onMember();
    else if (hadMember) onMemberGone();
    hadMember = status === 'member';
  });
  return () => subscription.unsubscribe();
}
