import { createContext, use } from 'react';
import type { ChangeWish } from './change-wish.ts';

export const AskContext = createContext<((wish: ChangeWish) => void) | undefined>(undefined);

/** Opens the dialog that shows what a change would do and asks for the reason. */
export function useAsk(): (wish: ChangeWish) => void {
  const ask = use(AskContext);
  if (ask === undefined) throw new Error('useAsk needs the frame of the console.');
  return ask;
}
