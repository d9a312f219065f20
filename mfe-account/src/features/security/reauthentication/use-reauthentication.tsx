import type { MemberId } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { useState, type ReactNode } from 'react';
import { ReauthenticationDialog } from './confirm-dialog.tsx';

interface ConfirmAgain {
  /**
   * Makes a call that the service rejects until the member reauthenticates: then asks for that, and repeats the call.
   * Resolves with null when the member declines; rejects as the call does.
   */
  confirmed<T>(call: () => Promise<T>): Promise<T | null>;
  /**
   * Reauthenticates before a call that would not be rejected but return less; resolves with whether the member has
   * done so.
   */
  ask(): Promise<boolean>;
  /** The open dialog; to be rendered anywhere in the page. */
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
