import { messageNotice, type EventBus, type EventPayload } from '@afterglow/shared-contracts';
import { filter, startWith } from 'rxjs';

export type LogOut = EventPayload<'auth:logged-out'>;

/**
 * Says why the music has stopped and the member's own things are gone, until somebody has read it or is logged in again. A member who
 * asked for the log-out knows. It includes an earlier log-out. `rememberPlace` stores where the next log-in leads, which the end of a
 * session has removed.
 */
export function tellOfEndedSessions(bus: EventBus, first: LogOut, rememberPlace: () => void): void {
  const ended$ = bus.on('auth:logged-out').pipe(
    startWith(first),
    filter(({ reason }) => reason === 'session-ended'),
  );
  let isTold = false;
  ended$.subscribe(() => {
    isTold = true;
    rememberPlace();
    bus.emit('notification:show', { ...messageNotice('SESSION_ENDED'), isPersistentNotification: true });
  });
  bus.on('auth:logged-in').subscribe(() => {
    if (isTold) bus.emit('notification:hide', {});
    isTold = false;
  });
}
