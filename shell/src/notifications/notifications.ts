import type { ClockPort, EventBus, EventPayload } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';
import { CLOSED, openedBy, type NotificationState } from './notification-state.ts';

const SHOWN_MS = 8000;

type Shown = EventPayload<'notification:show'>;

export interface Notifications {
  readonly state$: Observable<NotificationState>;
  getState(): NotificationState;
  close(): void;
  /** Closes the notification with this text, shown or covered, if it still exists. */
  withdraw(message: string): void;
}

/**
 * The one banner, driven by the bus. A newer notification replaces an older one; a persistent one covered by a
 * transient one is shown again afterwards. `notification:hide` closes only a transient one: its sender cannot know the
 * current persistent one. The countdown of a forced update continues whatever is shown, and ends in `reload`.
 */
export function createNotifications(bus: EventBus, clock: ClockPort, reload: () => void): Notifications {
  const state$ = new BehaviorSubject(CLOSED);
  let waiting: NotificationState | null = null;
  let isForced = false;
  let stopTimer = () => {};
  let stopCounting = () => {};

  function show(next: NotificationState) {
    stopTimer();
    const current = state$.value;
    if (next.isPersistentNotification) waiting = null;
    else if (current.isNotificationOpen && current.isPersistentNotification) waiting = current;
    state$.next(next);
    stopTimer = next.isPersistentNotification ? () => {} : clock.after(SHOWN_MS, close);
  }

  function close() {
    if (state$.value.forceUpdate) return; // it says why the page is about to reload
    stopTimer();
    const next = waiting;
    waiting = null;
    if (next) show(next);
    else state$.next({ ...state$.value, isNotificationOpen: false });
  }

  function withdraw(message: string) {
    if (waiting?.message === message) waiting = null;
    else if (state$.value.message === message) close();
  }

  function hide() {
    if (!state$.value.isPersistentNotification) close();
  }

  function showCounting(event: Shown, seconds: number) {
    let counted = openedBy(event, seconds);
    function replaceBy(next: NotificationState) {
      if (waiting === counted) waiting = next;
      else if (state$.value === counted) state$.next(next);
      counted = next;
    }
    function end() {
      if (counted.forceUpdate) reload();
      else if (waiting === counted) waiting = null;
      else if (state$.value === counted) close();
    }
    stopCounting();
    show(counted);
    stopCounting = countDown(seconds, clock, (left) => (left === 0 ? end() : replaceBy(openedBy(event, left))));
  }

  function onShow(event: Shown) {
    const { countdownSeconds } = event;
    const staysOrCounts = event.isPersistentNotification === true || countdownSeconds !== undefined;
    if (isForced && staysOrCounts) return; // it would hide that the page is about to reload
    if (countdownSeconds === undefined) return show(openedBy(event));
    isForced ||= event.forceUpdate === true;
    showCounting(event, countdownSeconds);
  }

  bus.on('notification:show').subscribe(onShow);
  bus.on('notification:hide').subscribe(hide);
  return { state$: state$.asObservable(), getState: () => state$.value, close, withdraw };
}

/**
 * Calls back every second with the whole seconds left, 0 last. It uses the time instead of counting: a hidden tab
 * wakes up rarely.
 */
function countDown(
  seconds: number,
  clock: Pick<ClockPort, 'now' | 'every'>,
  onSecond: (left: number) => void,
): () => void {
  const endsAtMs = clock.now() + seconds * 1000;
  const stop = clock.every(1000, () => {
    const left = Math.max(0, Math.ceil((endsAtMs - clock.now()) / 1000));
    if (left === 0) stop();
    onSecond(left);
  });
  return stop;
}
