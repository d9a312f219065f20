import type { EventPayload } from './events/event-map.ts';
import type { NotificationType } from './events/notification.events.ts';
import { MESSAGES, messageText, type MessageKey, type MessageValues } from './messages.ts';

/** Where a notification is told; some keys weigh more in one place than in another. */
export type NoticeArea = 'login' | 'sign-up' | 'account' | 'premium';

/** The keys that are notifications: all but the texts on a page or in a prompt. */
export type NoticeKey = {
  [Key in MessageKey]: (typeof MESSAGES)[Key]['type'] extends NotificationType ? Key : never;
}[MessageKey];

/** Where a key has another type than its entry says. */
const TYPE_IN_AREA: Partial<Record<NoticeKey, Partial<Record<NoticeArea, NotificationType>>>> = {
  SOMETHING_WENT_WRONG: { login: 'danger', 'sign-up': 'danger', account: 'danger', premium: 'danger' },
  EMAIL_PASSWORD_REQUIRED: { 'sign-up': 'warning' },
};

interface NoticeOptions {
  /** For the `{names}` in the text. */
  readonly values?: MessageValues;
  readonly area?: NoticeArea;
}

/** What `notification:show` needs to show a key, in the type that it has where it is told. Throws like `messageText`. */
export function messageNotice(
  key: NoticeKey,
  { values, area }: NoticeOptions = {},
): Pick<EventPayload<'notification:show'>, 'message' | 'type'> {
  const message = messageText(key, values);
  const inArea = area && TYPE_IN_AREA[key]?.[area];
  return { message, type: inArea ?? MESSAGES[key].type };
}
