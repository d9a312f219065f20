import type { SessionPort, SessionState } from '@afterglow/shared-contracts';
import { useCurrentValue } from './use-current-value.ts';

/** The current session; `session` is `ports.session`. */
export function useSession(session: SessionPort): SessionState {
  return useCurrentValue(session.session$, () => session.getSession());
}
