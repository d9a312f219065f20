import { createContext, use } from 'react';
import type { ChangeRequest } from './change-request.ts';

export const AskContext = createContext<((wish: ChangeRequest) => void) | undefined>(undefined);

/** Opens the dialog that shows a change's effect and asks for the reason. */
export function useChangeDialog(): (wish: ChangeRequest) => void {
  const ask = use(AskContext);
  if (ask === undefined) throw new Error('useAsk needs the frame of the console.');
  return ask;
}
