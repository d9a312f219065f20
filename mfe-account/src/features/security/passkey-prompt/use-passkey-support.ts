import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this browser supports passkeys; false on the server. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );
}
