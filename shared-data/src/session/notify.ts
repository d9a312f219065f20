import { toNotification, type EventBus, type MessageValues, type NotificationKey } from '@afterglow/shared-contracts';

/** Shows the notification for a key; `values` fill in its `{names}`. */
export function notify(bus: EventBus, key: NotificationKey, values?: MessageValues): void {
  bus.emit('notification:show', toNotification(key, values && { values }));
}
