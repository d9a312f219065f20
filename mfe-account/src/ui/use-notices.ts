import { messageNotice, type MessageValues, type NoticeKey } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useRef } from 'react';

/** The notification about the last attempt; a new attempt takes it back if it was a complaint. */
export function useNotices() {
  const { bus } = usePorts();
  const hasComplained = useRef(false);

  function show(key: NoticeKey, values: MessageValues = {}) {
    const notice = messageNotice(key, { area: 'account', values });
    hasComplained.current = notice.type !== 'success';
    bus.emit('notification:show', notice);
  }

  function takeBack() {
    if (hasComplained.current) bus.emit('notification:hide', {});
    hasComplained.current = false;
  }

  return { show, takeBack };
}
