import { toNotification, type EventBus, type EventPayload } from '@afterglow/shared-contracts';
import { filter, startWith } from 'rxjs';
import type { Notifications } from '../../notifications/notifications.ts';

export type LogOut = EventPayload<'auth:logged-out'>;

interface EndedSessions {
  readonly bus: EventBus;
  readonly notifications: Pick<Notifications, 'withdraw'>;
  readonly first: LogOut;
  readonly rememberPlace: () => void;
}

/**
 * Shows why the music has stopped and the member's data is gone, until it is read or a member logs in again. After a
 * requested logout it is not shown. It includes the `first` logout. `rememberPlace` stores the return path of the next
 * login, which the end of a session has removed.
 */
export function notifySessionEnded({ bus, notifications, first, rememberPlace }: EndedSessions): void {
  const notification = toNotification('SESSION_ENDED');
  const ended$ = bus.on('auth:logged-out').pipe(
    startWith(first),
    filter(({ reason }) => reason === 'session-ended'),
  );
  ended$.subscribe(() => {
    rememberPlace();
    bus.emit('notification:show', { ...notification, isPersistentNotification: true });
  });
  bus.on('auth:logged-in').subscribe(() => notifications.withdraw(notification.message));
}
