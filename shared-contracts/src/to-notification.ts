import type { EventPayload } from './events/event-map.ts';
import type { NotificationType } from './events/notification.events.ts';
import { MESSAGES, messageText, type MessageKey, type MessageValues } from './messages.ts';

/** The place of a notification; some keys are more severe in one place than in another. */
export type NotificationArea = 'login' | 'sign-up' | 'account' | 'premium';

/** The keys that are notifications: all except the texts on a page or in a prompt. */
export type NotificationKey = {
  [Key in MessageKey]: (typeof MESSAGES)[Key]['type'] extends NotificationType ? Key : never;
}[MessageKey];

/** The places in which a key's type differs from that of its entry. */
const TYPE_IN_AREA: Partial<Record<NotificationKey, Partial<Record<NotificationArea, NotificationType>>>> = {
  SOMETHING_WENT_WRONG: { login: 'danger', 'sign-up': 'danger', account: 'danger', premium: 'danger' },
  EMAIL_PASSWORD_REQUIRED: { 'sign-up': 'warning' },
};

interface NotificationOptions {
  /** Values for the `{names}` in the text. */
  readonly values?: MessageValues;
  readonly area?: NotificationArea;
}

/**
 * The payload of `notification:show` for a key, with its type in that place, and its link. Throws like `messageText`.
 */
export function toNotification(
  key: NotificationKey,
  { values, area }: NotificationOptions = {},
): Pick<EventPayload<'notification:show'>, 'message' | 'type' | 'link'> {
  const message = messageText(key, values);
  const entry = MESSAGES[key];
  const inArea = area && TYPE_IN_AREA[key]?.[area];
  return { message, type: inArea ?? entry.type, ...('link' in entry && { link: entry.link }) };
}
