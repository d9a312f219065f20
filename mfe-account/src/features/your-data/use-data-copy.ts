import type { DataCopy, MemberId } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useConfirmAgain } from '../../ui/confirm-again/use-confirm-again.tsx';
import { useNotices } from '../../ui/use-notices.ts';
import { startDownload } from './start-download.ts';

/** Asks for a copy, and downloads it, both after the member has shown again who they are; `onAsked`: its state is to be read again. */
export function useDataCopy(memberId: MemberId, onAsked: () => void) {
  const { data } = usePorts();
  const { show, takeBack } = useNotices();
  const { confirmed, ask: askToConfirm, dialog } = useConfirmAgain(memberId);
  const [busy, setBusy] = useState<'asking' | 'downloading' | null>(null);
  const input = { params: { id: memberId } };

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    if (busy !== null) return;
    takeBack();
    setBusy(what);
    try {
      await work();
    } catch (error) {
      show(isApiError(error) && error.status === 429 ? 'DATA_COPY_LIMIT' : 'SOMETHING_WENT_WRONG');
    }
    setBusy(null);
  }

  const read = async () => (await data.call('getDataCopy', input)).data;

  return {
    busy,
    dialog,
    ask: () =>
      run('asking', async () => {
        if ((await confirmed(() => data.call('requestDataCopy', input))) === null) return;
        show('DATA_COPY_REQUESTED');
        onAsked();
      }),
    /** An address opens the file for minutes only, so it is asked for with the click. */
    download: () =>
      run('downloading', async () => {
        let copy = await read();
        if (isWithheld(copy)) {
          if (!(await askToConfirm())) return;
          copy = await read();
        }
        if (copy.address === null) onAsked();
        else startDownload(copy.address);
      }),
  };
}

/** Until the session has just been confirmed. */
function isWithheld({ state, address }: DataCopy): boolean {
  return state === 'ready' && address === null;
}
