import type { MemberId } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { useState, type ReactNode } from 'react';
import { ReauthenticationDialog } from './confirm-dialog.tsx';

interface ConfirmAgain {
  /**
   * Makes a call that the service refuses until it is shown again that it is the member who asks: then that is asked, and the call made
   * again. Resolves with null when the member does not go on; rejects as the call does.
   */
  confirmed<T>(call: () => Promise<T>): Promise<T | null>;
  /** Asks for it before a call that is not refused but answers less; resolves with whether the member has shown it. */
  ask(): Promise<boolean>;
  /** The question while it is open; to be rendered anywhere in the page. */
  readonly dialog: ReactNode;
}

type Answer = (isConfirmed: boolean) => void;

export function useReauthentication(memberId: MemberId): ConfirmAgain {
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

  return {
    confirmed,
    ask,
    dialog: answer && (
      <ReauthenticationDialog
        memberId={memberId}
        onConfirmed={() => answer.give(true)}
        onClose={() => answer.give(false)}
      />
    ),
  };
}
