import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser knows passkeys; a page that is drawn elsewhere says no. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
