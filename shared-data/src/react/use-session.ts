import type { SessionPort, SessionState } from '@afterglow/shared-contracts';
import { useCallback, useSyncExternalStore } from 'react';

/** Who is listening; `session` is `ports.session`. */
export function useSession(session: SessionPort): SessionState {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = session.session$.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [session],
  );
  return useSyncExternalStore(subscribe, () => session.getSession());
}
