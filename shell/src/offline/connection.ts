import type { ClockPort } from '@afterglow/shared-contracts';
import { BehaviorSubject, filter, type Observable } from 'rxjs';
import { pageVisible$ } from '../lib/page-visible.ts';

/**
 * From one question to the next while the site is away: 2 to 3 seconds, so that the music is back within 5. All tabs
 * lose the site together; the spread keeps them from returning together.
 */
const ASK_EVERY_MS = 2000;
const SPREAD_MS = 1000;
/** A browser says "online" up to a second before its first request succeeds. */
const ASK_AGAIN_AFTER_MS = [250, 1000];
/** A site that comes and goes is not asked for everything at each return. */
const RETURNS_APART_MS = 5000;

export interface Connection {
  readonly isOnline$: Observable<boolean>;
  /** The site can be reached again; at most every 5 s. A late subscriber is told of an earlier return. */
  readonly returned$: Observable<unknown>;
  isOnline(): boolean;
  /** The outcome of a call: one that reached the site ends being offline, and any other one is checked. */
  report(isReached: boolean): void;
}

interface ConnectionOptions {
  readonly clock: ClockPort;
  /** From 0 to 1. */
  readonly random: () => number;
  /**
   * Checks the site itself: a browser that says "online" may only have a network. It settles before it is called again,
   * `ASK_EVERY_MS` later.
   */
  readonly isReachable: () => Promise<boolean>;
  /** While false, the site is asked only when the page is visible again. */
  readonly isNeeded: () => boolean;
}

/** The browser's "offline" is trusted; only a response of the site ends it. */
export function createConnection({ clock, random, isReachable, isNeeded }: ConnectionOptions): Connection {
  const isOnline$ = new BehaviorSubject(navigator.onLine);
  const returns$ = new BehaviorSubject(0);
  let returnedAtMs = -RETURNS_APART_MS;
  let stopAnnouncing: (() => void) | undefined;
  let isAsking = false;
  let stopWaiting: (() => void) | undefined;

  async function ask() {
    if (isAsking || !navigator.onLine) return;
    isAsking = true;
    const isReached = await isReachable();
    isAsking = false;
    if (isReached) report(true);
    else goOffline();
  }

  function poll() {
    stopWaiting?.();
    stopWaiting = clock.after(ASK_EVERY_MS + random() * SPREAD_MS, () => {
      if (isOnline$.value) return;
      poll();
      if (isNeeded()) void ask();
    });
  }

  function goOffline() {
    if (!isOnline$.value) return;
    isOnline$.next(false);
    poll();
  }

  function report(isReached: boolean) {
    if (isReached === isOnline$.value) return;
    if (!isReached) void ask();
    else if (navigator.onLine) comeBack();
  }

  function comeBack() {
    isOnline$.next(true);
    stopAnnouncing?.();
    const waitMs = returnedAtMs + RETURNS_APART_MS - clock.now();
    // More is left only after the clock was set back.
    if (waitMs <= 0 || waitMs > RETURNS_APART_MS) announce();
    else stopAnnouncing = clock.after(waitMs, announce);
  }

  function announce() {
    if (!isOnline$.value) return;
    returnedAtMs = clock.now();
    returns$.next(returns$.value + 1);
  }

  if (!navigator.onLine) poll();
  window.addEventListener('offline', goOffline);
  const askIfAway = () => isOnline$.value || void ask();
  window.addEventListener('online', () => {
    askIfAway();
    for (const afterMs of ASK_AGAIN_AFTER_MS) clock.after(afterMs, askIfAway);
  });
  pageVisible$.subscribe(askIfAway);
  return {
    isOnline$: isOnline$.asObservable(),
    returned$: returns$.pipe(filter(Boolean)),
    isOnline: () => isOnline$.value,
    report,
  };
}
