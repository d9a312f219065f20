import type { ClockPort } from '@afterglow/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';
import { fromEvent } from 'rxjs';
import type { PersistedCache } from './persisted-cache.ts';
import { CACHE_LIFETIME_MS } from './query-client.ts';

/** Purges at start and whenever the tab becomes visible again, and saves when the page goes away; returns a function that undoes it. */
export function keepCacheFresh(cache: PersistedCache, queryClient: QueryClient, clock: ClockPort): () => void {
  const purge = () => {
    removeExpired(queryClient, clock.now());
    cache.purge();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') purge();
  };
  const subscriptions = [
    fromEvent(window, 'pagehide').subscribe(cache.flush),
    fromEvent(document, 'visibilitychange').subscribe(onVisible),
  ];
  const undoings = [cache.follow(queryClient), whenIdle(clock, purge)];
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
    for (const undo of undoings) undo();
  };
}

/** Data on the screen stays: it is refreshed, not removed. */
function removeExpired(queryClient: QueryClient, nowMs: number): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ state }) => state.data !== undefined && nowMs - state.dataUpdatedAt > CACHE_LIFETIME_MS,
  });
}

/** Expired data is never served anyway, so the first page need not wait for its removal. */
function whenIdle(clock: ClockPort, action: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') return clock.after(0, action);
  const handle = requestIdleCallback(action);
  return () => cancelIdleCallback(handle);
}
