import { MESSAGES, messageText, type EventBus, type MessageKey } from '@afterglow/shared-contracts';

/** Shows the notification of a key; a text that is none is not shown. */
export function tell(bus: EventBus, key: MessageKey, values: Readonly<Record<string, string>> = {}): void {
  const { type } = MESSAGES[key];
  if (type !== 'plain') bus.emit('notification:show', { message: messageText(key, values), type });
}
