import type { ClockPort } from '@afterglow/shared-contracts';
import { BehaviorSubject, type Observable } from 'rxjs';

const ASK_EVERY_MS = 5000;

export interface Connection {
  readonly isOnline$: Observable<boolean>;
  isOnline(): boolean;
  recheck(): void;
}

interface ConnectionOptions {
  readonly clock: ClockPort;
  /** Checks the site itself: a browser that says "online" may only have a network. */
  readonly isReachable: () => Promise<boolean>;
}

/** The browser's "offline" is trusted; only a response of the site ends it. */
export function createConnection({ clock, isReachable }: ConnectionOptions): Connection {
  const isOnline$ = new BehaviorSubject(navigator.onLine);
  let stopAsking: (() => void) | null = null;

  async function ask() {
    if (isOnline$.value || !navigator.onLine || !(await isReachable())) return;
    stopAsking?.();
    stopAsking = null;
    isOnline$.next(true);
  }

  function goOffline() {
    if (isOnline$.value) isOnline$.next(false);
    stopAsking ??= clock.every(ASK_EVERY_MS, () => void ask());
  }

  function doubt() {
    void isReachable().then((reachable) => {
      if (!reachable) goOffline();
    });
  }

  if (!navigator.onLine) goOffline();
  window.addEventListener('offline', goOffline);
  window.addEventListener('online', () => void ask());
  return { isOnline$: isOnline$.asObservable(), isOnline: () => isOnline$.value, recheck: doubt };
}
