import type { EventPayload, NotificationType } from '@afterglow/shared-contracts';

export interface NotificationState {
  readonly isNotificationOpen: boolean;
  readonly message: string;
  readonly type: NotificationType;
  readonly hasReload: boolean;
  readonly isPersistentNotification: boolean;
  /** A critical version: a countdown runs, then the page reloads. */
  readonly forceUpdate: boolean;
  readonly hasRetry?: EventPayload<'notification:show'>['hasRetry'];
  readonly link?: EventPayload<'notification:show'>['link'];
}

export const CLOSED: NotificationState = {
  isNotificationOpen: false,
  message: '',
  type: 'success',
  hasReload: false,
  isPersistentNotification: false,
  forceUpdate: false,
};

/** `secondsLeft` is the state of a countdown. */
export function openedBy(event: EventPayload<'notification:show'>, secondsLeft?: number): NotificationState {
  return {
    isNotificationOpen: true,
    message: secondsLeft === undefined ? event.message : event.message.replace('{seconds}', String(secondsLeft)),
    type: event.type,
    hasReload: event.hasReload ?? false,
    isPersistentNotification: event.isPersistentNotification ?? false,
    forceUpdate: event.forceUpdate ?? false,
    hasRetry: event.hasRetry,
    link: event.link,
  };
}
