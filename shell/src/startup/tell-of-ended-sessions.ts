import { messageNotice, type EventBus, type EventPayload } from '@afterglow/shared-contracts';
import { filter, startWith } from 'rxjs';

export type LogOut = EventPayload<'auth:logged-out'>;

/**
 * Says why the music has stopped and the member's own things are gone, until somebody has read it or is logged in again. Who has asked
 * for the log-out knows. Beginning with one that has been already. `rememberPlace` keeps where the next log-in leads: the end of a
 * session has forgotten it.
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
