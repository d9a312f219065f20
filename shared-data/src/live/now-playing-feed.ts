import {
  nowPlayingMessageSchema,
  slotEndMs,
  slotStartMs,
  type ChannelId,
  type ClockPort,
  type StationPlaylistItem,
} from '@afterglow/shared-contracts';
import { BehaviorSubject } from 'rxjs';

const RECONNECT_DELAY_MS = 4000;
/** Spread out, so that not everyone calls at once when the service comes back. */
const RECONNECT_SPREAD_MS = 1000;
/** The service lets hear from it every ten seconds; with less than this it has gone without a word. */
const SILENT_AFTER_MS = 25_000;
/** Shorter than it takes to come back from a connection that was lost for a moment. */
const STALE_AFTER_MS = 8000;

type Items = readonly StationPlaylistItem[];

export interface NowPlayingFeedOptions {
  readonly openSocket: () => WebSocket;
  readonly clock: ClockPort;
  /** 0 to 1. */
  readonly random: () => number;
  /** Also what happened while the socket was lost: its first message has every channel. */
  readonly onItems: (items: Items) => void;
}

export interface NowPlayingFeed {
  /** Keeps the socket open until the returned function is called; the first caller opens it, the last closes it. */
  retain(): () => void;
  /** Whether nothing was heard for so long that what was told last may be over. */
  isStale(): boolean;
  /** Calls back at once and whenever that may have changed; returns a function that ends it. */
  onStaleChange(listener: () => void): () => void;
}

export function createNowPlayingFeed(options: NowPlayingFeedOptions): NowPlayingFeed {
  let users = 0;
  let close: (() => void) | null = null;
  const stale$ = new BehaviorSubject(false);
  return {
    retain() {
      users += 1;
      if (users === 1) close = keepConnected(options, stale$);
      return () => {
        users -= 1;
        if (users === 0) close?.();
      };
    },
    isStale: () => stale$.value,
    onStaleChange(listener) {
      const subscription = stale$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
  };
}

function keepConnected(
  { clock, random, ...options }: NowPlayingFeedOptions,
  stale$: BehaviorSubject<boolean>,
): () => void {
  let socket: WebSocket | null = null;
  let next: () => void = () => undefined;
  let stale: (() => void) | null = null;
  let hasBeat = false;
  const known = new Map<ChannelId, StationPlaylistItem>();

  function connectAfter(ms: number): void {
    next();
    next = clock.after(ms, connect);
  }
  const aWhile = () => RECONNECT_DELAY_MS + random() * RECONNECT_SPREAD_MS;

  function lose(): void {
    if (socket) forget(socket);
    // Also while it opens: a browser opens one socket to a host at a time, so that one that hangs would hold up all others.
    socket?.close();
    socket = null;
    stale ??= clock.after(STALE_AFTER_MS, () => stale$.next(true));
  }

  function hear(items: Items): void {
    stale?.();
    stale = null;
    stale$.next(false);
    next();
    // An older service says nothing while nothing changes.
    hasBeat ||= items.length === 0;
    if (hasBeat) connectAfter(SILENT_AFTER_MS);
    const news = items.filter((item) => !isOver(item, known.get(item.station)));
    for (const item of news) known.set(item.station, item);
    if (news.length > 0) options.onItems(news);
  }

  /** Anyone who has been silent is given up. An attempt that hangs is replaced as soon as one that was refused. */
  function connect(): void {
    lose();
    const opened = options.openSocket();
    socket = opened;
    opened.onmessage = ({ data }) => {
      const items = readItems(data);
      if (items) hear(items);
    };
    opened.onclose = () => {
      lose();
      connectAfter(aWhile());
    };
    connectAfter(aWhile());
  }
  connect();
  return () => {
    next();
    stale?.();
    stale$.next(false);
    if (socket) closeQuietly(socket);
  };
}

/** Told late: what is known began after it had ended. */
function isOver(item: StationPlaylistItem, known: StationPlaylistItem | undefined): boolean {
  return known !== undefined && slotEndMs(item) <= slotStartMs(known);
}

/** A browser complains about a socket that is closed before it is open, as it would be whenever someone changes pages quickly. */
function closeQuietly(socket: WebSocket): void {
  const isOpening = socket.readyState === WebSocket.CONNECTING;
  forget(socket);
  socket.onopen = isOpening ? () => socket.close() : null;
  if (!isOpening) socket.close();
}

function forget(socket: WebSocket): void {
  socket.onmessage = null;
  socket.onclose = null;
}

/** A message that does not fit is ignored; one without items says that the service is there. */
function readItems(message: unknown): Items | undefined {
  try {
    return nowPlayingMessageSchema.safeParse(JSON.parse(String(message))).data?.nowPlaying;
  } catch {
    return undefined;
  }
}
