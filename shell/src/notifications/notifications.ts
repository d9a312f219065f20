import type { ClockPort, EventBus } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { CLOSED, openedBy, type NotificationState } from './notification-state.ts';

const SHOWN_MS = 8000;

export interface Notifications {
  /** Replayed; lives as long as the page. */
  readonly state$: Observable<NotificationState>;
  getState(): NotificationState;
  close(): void;
}

/**
 * The one banner, driven by the bus. A newer notification replaces an older one; a persistent one that a passing one covers is shown
 * again after it.
 */
export function createNotifications(bus: EventBus, clock: ClockPort): Notifications {
  const state$ = new BehaviorSubject(CLOSED);
  let waiting: NotificationState | null = null;
  let stopTimer = () => {};

  function show(next: NotificationState) {
    stopTimer();
    const current = state$.value;
    if (next.isPersistentNotification) waiting = null;
    else if (current.isNotificationOpen && current.isPersistentNotification) waiting = current;
    state$.next(next);
    stopTimer = next.isPersistentNotification ? () => {} : clock.after(SHOWN_MS, close);
  }

  function close() {
    stopTimer();
    const next = waiting;
    waiting = null;
    if (next) show(next);
    else state$.next({ ...state$.value, isNotificationOpen: false });
  }

  bus.on('notification:show').subscribe((event) => show(openedBy(event)));
  bus.on('notification:hide').subscribe(close);
  return { state$: state$.asObservable(), getState: () => state$.value, close };
}
