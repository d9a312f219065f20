import { useRef } from 'react';
import { messageNotice, type MessageValues, type NoticeArea, type NoticeKey } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';

/** Shows notices of a form; what it complained about last can be taken back once it no longer applies. */
export function useOwnNotice(area: NoticeArea | undefined) {
  const { bus } = usePorts();
  const hasComplained = useRef(false);

  function show(key: NoticeKey, values?: MessageValues) {
    bus.emit('notification:show', messageNotice(key, { ...(area && { area }), ...(values && { values }) }));
  }

  return {
    show,
    complain(key: NoticeKey, values?: MessageValues) {
      hasComplained.current = true;
      show(key, values);
    },
    takeBack() {
      if (hasComplained.current) bus.emit('notification:hide', {});
      hasComplained.current = false;
    },
  };
}
