import type { SessionPort, SessionState } from '@afterglow/shared-contracts';
import { useReplayed } from './use-replayed.ts';

/** Who is listening; `session` is `ports.session`. */
export function useSession(session: SessionPort): SessionState {
  return useReplayed(session.session$, () => session.getSession());
}
