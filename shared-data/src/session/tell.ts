import { messageNotice, type EventBus, type MessageValues, type NoticeKey } from '@afterglow/shared-contracts';

/** Shows the notification for a key; `values` fill in its `{names}`. */
export function tell(bus: EventBus, key: NoticeKey, values?: MessageValues): void {
  bus.emit('notification:show', messageNotice(key, values && { values }));
}
