import type { ClockPort } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { QueryClient } from '@tanstack/react-query';
import { fromEvent } from 'rxjs';
import type { PersistedCache } from './persisted/persisted-cache.ts';
import { isExpired } from './cache-lifetime.ts';

/** How often data that is shown is checked. */
const CHECK_EVERY_MS = MINUTE_MS;

/** Purges at startup and whenever the tab becomes visible, and saves when the page unloads; returns a disposer. */
export function maintainCache(cache: PersistedCache, queryClient: QueryClient, clock: ClockPort): () => void {
  const purge = () => {
    removeExpired(queryClient, clock.now());
    cache.purge();
  };
  const isVisible = () => document.visibilityState === 'visible';
  const onVisible = () => {
    if (!isVisible()) return;
    purge();
    renewExpired(queryClient, clock.now());
  };
  const subscriptions = [
    fromEvent(window, 'pagehide').subscribe(cache.flush),
    fromEvent(document, 'visibilitychange').subscribe(onVisible),
  ];
  const checking = clock.every(CHECK_EVERY_MS, () => {
    if (isVisible()) renewExpired(queryClient, clock.now());
  });
  const disposers = [cache.follow(queryClient), whenIdle(clock, purge), checking];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const undo of disposers) undo();
  };
}

/** Data on the screen stays until its replacement arrives. */
function renewExpired(queryClient: QueryClient, nowMs: number): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isExpired(state, nowMs) });
}

function removeExpired(queryClient: QueryClient, nowMs: number): void {
  queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => isExpired(state, nowMs) });
}

/** Expired data is never served anyway, so the first page need not wait for its removal. */
function whenIdle(clock: ClockPort, action: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return clock.after(0, action);
  const handle = requestIdleCallback(action);
  return () => cancelIdleCallback(handle);
}
