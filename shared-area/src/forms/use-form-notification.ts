import { useRef } from 'react';
import {
  toNotification,
  type MessageValues,
  type NotificationArea,
  type NotificationKey,
} from '@afterglow/shared-contracts';
import { usePorts } from '@afterglow/shared-ui';

/** Shows notifications of a form; the last one can be hidden once it no longer applies. */
export function useFormNotification(area: NotificationArea | undefined) {
  const { bus } = usePorts();
  const hasShown = useRef(false);

  function show(key: NotificationKey, values?: MessageValues) {
    hasShown.current = true;
    bus.emit('notification:show', toNotification(key, { ...(area && { area }), ...(values && { values }) }));
  }

  return {
    show,
    takeBack() {
      if (hasShown.current) bus.emit('notification:hide', {});
      hasShown.current = false;
    },
  };
}
