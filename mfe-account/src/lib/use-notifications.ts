import { toNotification, type MessageValues, type NotificationKey } from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';
import { useRef } from 'react';

/** The notification about the last attempt, which a new attempt hides. */
export function useNotifications() {
  const { bus } = usePorts();
  const hasShown = useRef(false);

  function show(key: NotificationKey, values: MessageValues = {}) {
    hasShown.current = true;
    bus.emit('notification:show', toNotification(key, { area: 'account', values }));
  }

  function takeBack() {
    if (hasShown.current) bus.emit('notification:hide', {});
    hasShown.current = false;
  }

  return { show, takeBack };
}
