import type { ConsoleSession } from '@afterglow/shared-registry-contracts';
import { createContext, use } from 'react';

export const SessionContext = createContext<ConsoleSession | undefined>(undefined);

export function useSession(): ConsoleSession {
  const session = use(SessionContext);
  if (session === undefined) throw new Error('useSession needs someone who is logged in.');
  return session;
}
