import { liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';
import type { Observable } from 'rxjs';
import { logError } from '../lib/log.ts';
import { isReplaced, isReplacedElsewhere } from '../versions/failed-shell.ts';
import { fetchLiveSet } from './fetch-live-set.ts';
import { openSharedStream } from './shared-stream.ts';

/**
 * Calls `onLiveSet` for every newer revision, in order, and for the same one if the page has only part of it. A tab
 * that was hidden, offline or frozen catches up by revision number. Failures are silent: without the registry, nothing
 * changes. Returns a disposer.
 */
export function subscribeLiveSet(
  from: LiveSet,
  returned$: Observable<unknown>,
  onLiveSet: (liveSet: LiveSet) => void,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { environment, others } = from;
  let revision = others ? from.revision - 1 : from.revision;
  let closeStream: (() => void) | null = null;

  function take(liveSet: LiveSet) {
    if (signal.aborted || liveSet.environment !== environment || liveSet.revision <= revision) return;
    revision = liveSet.revision;
    onLiveSet(liveSet);
  }

  /**
   * The stream is shared by all tabs, and in some of them the live shell may not have started: then it names another
   * shell, and its areas.
   */
  function takeOwn(liveSet: LiveSet) {
    const { shellVersion } = liveSet;
    const isForOthers = isReplaced(shellVersion) || (isReplacedElsewhere() && shellVersion !== __AFTERGLOW_VERSION__);
    if (isForOthers) void catchUp();
    else take(liveSet);
  }

  async function catchUp() {
    try {
      // Without its cookies, the site responds as to a browser in which every shell starts.
      take(await fetchLiveSet(environment, signal, isReplacedElsewhere() ? 'omit' : 'same-origin'));
    } catch (error) {
      if (!signal.aborted && navigator.onLine) logError('The live set could not be asked for.', error);
    }
  }

  function open() {
    closeStream ??= openSharedStream(environment, (text) => parseMessage(text, takeOwn));
  }

  // An open stream would exclude the page from the back/forward cache; when it is restored from that cache, time has
  // passed.
  function close() {
    closeStream?.();
    closeStream = null;
  }

  function resume() {
    open();
    if (document.visibilityState === 'visible') void catchUp();
  }

  /** The stream may hang. */
  const returning = returned$.subscribe(() => {
    close();
    resume();
  });

  open();
  document.addEventListener('visibilitychange', resume, { signal });
  window.addEventListener('online', resume, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume(), { signal });
  window.addEventListener('pagehide', close, { signal });
  return () => {
    stopping.abort();
    returning.unsubscribe();
    close();
  };
}

function parseMessage(text: string, take: (liveSet: LiveSet) => void): void {
  try {
    take(liveSetSchema.parse(JSON.parse(text)));
  } catch (error) {
    logError('A live set that cannot be read was ignored.', error);
  }
}
