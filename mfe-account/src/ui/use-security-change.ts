import type { MemberId, NoticeKey } from '@afterglow/shared-contracts';
import { useState } from 'react';
import { useConfirmAgain } from './confirm-again/use-confirm-again.tsx';
import { refusalNotice } from './refusal-notice.ts';
import { useNotices } from './use-notices.ts';

interface ChangeOptions<T> {
  readonly onDone: (value: T) => void;
  /** What a 409 means. */
  readonly conflict?: NoticeKey;
}

/** A change of a way into the account, one at a time: the member confirms it where the service wants that, and what goes wrong is said. */
export function useSecurityChange(memberId: MemberId) {
  const { confirmed, dialog } = useConfirmAgain(memberId);
  const { show, takeBack } = useNotices();
  const [isBusy, setBusy] = useState(false);

  async function change<T>(task: () => Promise<T>, { onDone, conflict }: ChangeOptions<T>) {
    if (isBusy) return;
    takeBack();
    setBusy(true);
    try {
      const done = await confirmed(async () => ({ value: await task() }));
      if (done) onDone(done.value);
    } catch (error) {
      show(refusalNotice(error, conflict));
    }
    setBusy(false);
  }

  return { isBusy, dialog, change, show };
}
