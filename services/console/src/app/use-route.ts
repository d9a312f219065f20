import { useSyncExternalStore } from 'react';
import { hrefOf, type ConsoleRoute, parseRoute } from './console-route.ts';

const MOVED = 'console:moved';

/** The current route, from the URL. */
export function useRoute(): ConsoleRoute {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  return parseRoute(search);
}

/** Navigates within the console without loading a document. */
export function goTo(place: ConsoleRoute, how: 'push' | 'replace' = 'push'): void {
  window.history[how === 'push' ? 'pushState' : 'replaceState'](null, '', hrefOf(place));
  window.dispatchEvent(new Event(MOVED));
}

function subscribe(listener: () => void): () => void {
  const ended = new AbortController();
  for (const name of ['popstate', MOVED]) window.addEventListener(name, listener, { signal: ended.signal });
  return () => ended.abort();
}
