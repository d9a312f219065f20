import { isApiError } from '@afterglow/shared-data/react';
import { useState, type ReactNode } from 'react';
import type { MemberSession } from '../member-only.tsx';
import { ConfirmAgainDialog } from './confirm-again-dialog.tsx';

type Answer = (isConfirmed: boolean) => void;

interface ConfirmAgain {
  /**
   * Makes a call that the service refuses until it is shown again that it is the member who asks: then that is asked, and the call made
   * again. Resolves with null when the member does not go on; rejects as the call does.
   */
  confirmed<T>(call: () => Promise<T>): Promise<T | null>;
  /** To be rendered anywhere in the page. */
  readonly dialog: ReactNode;
}

export function useConfirmAgain(session: MemberSession): ConfirmAgain {
  const [answer, setAnswer] = useState<{ readonly give: Answer } | null>(null);

  const ask = () =>
    new Promise<boolean>((resolve) => {
      const give: Answer = (isConfirmed) => {
        setAnswer(null);
        resolve(isConfirmed);
      };
      setAnswer({ give });
    });

  async function confirmed<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'confirmation_required') throw error;
    }
    return (await ask()) ? call() : null;
  }

  return { confirmed, dialog: answer && <ConfirmAgainDialog session={session} onAnswer={answer.give} /> };
}
