import type { DataExport, MemberId, NotificationKey } from '@afterglow/shared-contracts';
import { isApiError } from '@afterglow/shared-data/react';
import { usePorts } from '@afterglow/shared-ui';
import { useReauthentication } from '../../security/reauthentication/index.ts';
import { errorNotification } from '../../../lib/error-notification.ts';
import { useExclusiveAction } from '../../../lib/use-exclusive-action.ts';

/** Requests an export and downloads it, both after reauthentication; `onAsked`: its state must be refetched. */
export function useDataExport(memberId: MemberId, onAsked: () => void) {
  const { data } = usePorts();
  const { busy, run, show } = useExclusiveAction<'asking' | 'downloading'>();
  const { confirmed, ask: askToConfirm, dialog } = useReauthentication(memberId);
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
        notificationOf,
      ),
    /** The URL is valid only for minutes, so it is requested by the click. */
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
        errorNotification,
      ),
  };
}

/** True until the session has been confirmed. */
function isWithheld({ state, address }: DataExport): boolean {
  return state === 'ready' && address === null;
}

function notificationOf(error: unknown): NotificationKey {
  return isApiError(error) && error.status === 429 ? 'DATA_COPY_LIMIT' : 'SOMETHING_WENT_WRONG';
}

/** Downloads a file of this site; the page and its music continue even when that fails. */
function startDownload(address: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
