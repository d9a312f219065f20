import {
  type Overview,
  overviewSchema,
  registryAddress,
  registryOperations,
} from '@afterglow/shared-registry-contracts';

/** The delay before reopening a stream that the browser has given up. */
const REOPEN_AFTER_MS = 2000;

/** The last overview from the registry, and whether updates arrive. */
export interface LiveState {
  readonly connection: 'connecting' | 'live' | 'lost';
  readonly overview: Overview | undefined;
  /** When it arrived, in milliseconds since 1970. */
  readonly reportedAtMs: number | undefined;
}

export interface LiveOverview {
  readonly current: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface LiveOverviewOptions {
  /** The stream was rejected: perhaps the session has ended. */
  readonly onRefused: () => void;
}

/** Watches the overview until it is closed. */
export function openLiveOverview({ onRefused }: LiveOverviewOptions): LiveOverview {
  const listeners = new Set<() => void>();
  const ended = new AbortController();
  let state: LiveState = { connection: 'connecting', overview: undefined, reportedAtMs: undefined };
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(next: Partial<LiveState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  function open(): void {
    clearTimeout(timer);
    source?.close();
    const stream = new EventSource(registryAddress(registryOperations.followOverview));
    source = stream;
    stream.addEventListener('overview', ({ data }: MessageEvent<string>) => {
      const reported = overviewSchema.safeParse(JSON.parse(data));
      // The registry is newer than this page: the shown state is as old as after a lost connection.
      if (reported.success) set({ connection: 'live', overview: reported.data, reportedAtMs: Date.now() });
      else set({ connection: 'lost' });
    });
    stream.addEventListener('error', () => {
      set({ connection: 'lost' });
      if (stream.readyState !== EventSource.CLOSED || ended.signal.aborted) return;
      onRefused();
      timer = setTimeout(open, REOPEN_AFTER_MS);
    });
  }

  // A connection that ended while the computer slept is not always detected.
  const { signal } = ended;
  const reopenWhenSeen = () => {
    if (document.visibilityState === 'visible') open();
  };
  document.addEventListener('visibilitychange', reopenWhenSeen, { signal });
  window.addEventListener('online', open, { signal });
  window.addEventListener('offline', () => set({ connection: 'lost' }), { signal });
  open();

  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      ended.abort();
      clearTimeout(timer);
      source?.close();
    },
  };
}
