import {
  type Overview,
  overviewSchema,
  registryAddress,
  registryOperations,
} from '@afterglow/shared-contracts/registry';

/** A stream that the browser has given up is opened again after this. */
const REOPEN_AFTER_MS = 2000;

/** What the registry last told, and whether it would tell more at this moment. */
export interface LiveState {
  readonly connection: 'connecting' | 'live' | 'lost';
  readonly overview: Overview | undefined;
  /** When it was told, in milliseconds since 1970. */
  readonly reportedAtMs: number | undefined;
}

export interface LiveOverview {
  readonly current: () => LiveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

interface LiveOverviewOptions {
  /** The stream was refused: perhaps no one is signed in anymore. */
  readonly onRefused: () => void;
}

/** Follows what runs where, from the first thing told until it is closed. */
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
      // A newer registry than this page knows: what is shown is as old as after a lost connection.
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

  // A connection that ended while a computer slept is not always noticed.
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
