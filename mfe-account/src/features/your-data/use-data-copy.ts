import type { MemberId } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useState } from 'react';
import { useNotices } from '../../ui/use-notices.ts';
import { startDownload } from './start-download.ts';

/** Asks for a copy, and downloads it; `onAsked`: its state is to be read again. */
export function useDataCopy(memberId: MemberId, onAsked: () => void) {
  const { data } = usePorts();
  const { show, takeBack } = useNotices();
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

  return {
    busy,
    ask: () =>
      run('asking', async () => {
        await data.call('requestDataCopy', input);
        show('DATA_COPY_REQUESTED');
        onAsked();
      }),
    /** An address opens the file for minutes only, so it is asked for with the click. */
    download: () =>
      run('downloading', async () => {
        const { address } = (await data.call('getDataCopy', input)).data;
        if (address === null) onAsked();
        else startDownload(address);
      }),
  };
}
