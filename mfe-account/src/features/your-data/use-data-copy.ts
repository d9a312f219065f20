import type { DataExport, MemberId, NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useConfirmAgain } from '../../ui/confirm-again/use-confirm-again.tsx';
import { refusalNotice } from '../../ui/refusal-notice.ts';
import { useOneTask } from '../../ui/use-one-task.ts';
import { startDownload } from './start-download.ts';

/** Asks for a copy, and downloads it, both after the member has shown again who they are; `onAsked`: its state is to be read again. */
export function useDataCopy(memberId: MemberId, onAsked: () => void) {
  const { data } = usePorts();
  const { busy, run, show } = useOneTask<'asking' | 'downloading'>();
  const { confirmed, ask: askToConfirm, dialog } = useConfirmAgain(memberId);
  const input = { params: { id: memberId } };

  const read = async () => (await data.call('getDataCopy', input)).data;

  return {
    busy,
    dialog,
    ask: () =>
      run(
        'asking',
        async () => {
          if ((await confirmed(() => data.call('requestDataCopy', input))) === null) return;
          show('DATA_COPY_REQUESTED');
          onAsked();
        },
        noticeOf,
      ),
    /** An address opens the file for minutes only, so it is asked for with the click. */
    download: () =>
      run(
        'downloading',
        async () => {
          let copy = await read();
          if (isWithheld(copy)) {
            if (!(await askToConfirm())) return;
            copy = await read();
          }
          if (copy.address === null) onAsked();
          else startDownload(copy.address);
        },
        refusalNotice,
      ),
  };
}

/** Until the session has just been confirmed. */
function isWithheld({ state, address }: DataExport): boolean {
  return state === 'ready' && address === null;
}

function noticeOf(error: unknown): NotificationKey {
  return isApiError(error) && error.status === 429 ? 'DATA_COPY_LIMIT' : 'SOMETHING_WENT_WRONG';
}
