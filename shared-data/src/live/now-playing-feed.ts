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
/** Spread out, so that not all clients reconnect at the same time when the service is back. */
const RECONNECT_SPREAD_MS = 1000;
/** The service sends a heartbeat every ten seconds; this allows for two missing ones. */
const SILENT_AFTER_MS = 25_000;
/** Shorter than a reconnect after a brief loss. */
const STALE_AFTER_MS = 8000;

type Items = readonly StationPlaylistItem[];

export interface NowPlayingFeedOptions {
  readonly openSocket: () => WebSocket;
  readonly clock: ClockPort;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Includes changes during a lost connection: the first message has every channel. */
  readonly onItems: (items: Items) => void;
}

export interface NowPlayingFeed {
  /** Keeps the socket open until the returned function is called; the first caller opens it, the last closes it. */
  retain(): () => void;
  /** Whether the service was silent for so long that the last items may be over. */
  isStale(): boolean;
  /** Calls back immediately and whenever that may have changed; returns a disposer. */
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
    // Also while it opens: a browser opens one socket to a host at a time, so that a hanging one would block all
    // others.
    socket?.close();
    socket = null;
    stale ??= clock.after(STALE_AFTER_MS, () => stale$.next(true));
  }

  function hear(items: Items): void {
    stale?.();
    stale = null;
    stale$.next(false);
    next();
    // An older service sends nothing while nothing changes.
    hasBeat ||= items.length === 0;
    if (hasBeat) connectAfter(SILENT_AFTER_MS);
    const news = items.filter((item) => !isOver(item, known.get(item.station)));
    for (const item of news) known.set(item.station, item);
    if (news.length > 0) options.onItems(news);
  }

  /** A silent socket is dropped. A hanging attempt is replaced as soon as a rejected one. */
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

/** Late: the current item started after this one had ended. */
function isOver(item: StationPlaylistItem, known: StationPlaylistItem | undefined): boolean {
  return known !== undefined && slotEndMs(item) <= slotStartMs(known);
}

/** A browser logs a warning about a socket that is closed before it is open, as on quick page changes. */
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

/** An invalid message is ignored; one without items is a heartbeat. */
function readItems(message: unknown): Items | undefined {
  try {
    return nowPlayingMessageSchema.safeParse(JSON.parse(String(message))).data?.nowPlaying;
  } catch {
    return undefined;
  }
}
