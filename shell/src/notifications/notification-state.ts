import type { EventPayload, NotificationType } from '@afterglow/shared-contracts';

/** What the banner shows. The names are those of the event. */
export interface NotificationState {
  readonly isNotificationOpen: boolean;
  readonly message: string;
  readonly type: NotificationType;
  readonly hasReload: boolean;
  readonly isPersistentNotification: boolean;
  /** A critical version: a countdown runs, then the page reloads. */
  readonly forceUpdate: boolean;
}

export const CLOSED: NotificationState = {
  isNotificationOpen: false,
  message: '',
  type: 'success',
  hasReload: false,
  isPersistentNotification: false,
  forceUpdate: false,
};

export function openedBy(event: EventPayload<'notification:show'>): NotificationState {
  return {
    isNotificationOpen: true,
    message: event.message,
    type: event.type,
    hasReload: event.hasReload ?? false,
    isPersistentNotification: event.isPersistentNotification ?? false,
    forceUpdate: event.forceUpdate ?? false,
  };
}
