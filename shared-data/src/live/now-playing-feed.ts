import { nowPlayingMessageSchema, type ClockPort, type StationPlaylistItem } from '@afterglow/shared-contracts';

const RECONNECT_DELAY_MS = 4000;
/** Spread out, so that not everybody calls at once when the service comes back. */
const RECONNECT_SPREAD_MS = 1000;

export interface NowPlayingFeedOptions {
  readonly openSocket: () => WebSocket;
  readonly clock: ClockPort;
  /** 0 to 1. */
  readonly random: () => number;
  /** Also what happened while the socket was lost: its first message has every channel. */
  readonly onItems: (items: readonly StationPlaylistItem[]) => void;
}

export interface NowPlayingFeed {
  /** Keeps the socket open until the returned function is called; the first caller opens it, the last closes it. */
  retain(): () => void;
}

export function createNowPlayingFeed(options: NowPlayingFeedOptions): NowPlayingFeed {
  let users = 0;
  let close: (() => void) | null = null;
  return {
    retain() {
      users += 1;
      if (users === 1) close = keepConnected(options);
      return () => {
        users -= 1;
        if (users === 0) close?.();
      };
    },
  };
}

function keepConnected(options: NowPlayingFeedOptions): () => void {
  const { clock, random } = options;
  let socket: WebSocket | null = null;
  let cancelReconnect: () => void = () => undefined;
  function connect(): void {
    const opened = options.openSocket();
    socket = opened;
    opened.onmessage = ({ data }) => {
      const items = readItems(data);
      if (items.length > 0) options.onItems(items);
    };
    opened.onclose = () => {
      cancelReconnect = clock.after(RECONNECT_DELAY_MS + random() * RECONNECT_SPREAD_MS, connect);
    };
  }
  connect();
  return () => {
    cancelReconnect();
    if (socket) closeQuietly(socket);
  };
}

/** A browser complains about a socket that is closed before it is open, as it would be whenever somebody changes pages quickly. */
function closeQuietly(socket: WebSocket): void {
  const isOpening = socket.readyState === WebSocket.CONNECTING;
  socket.onmessage = null;
  socket.onclose = null;
  socket.onopen = isOpening ? () => socket.close() : null;
  if (!isOpening) socket.close();
}

/** A message that does not fit is ignored. */
function readItems(message: unknown): readonly StationPlaylistItem[] {
  try {
    const parsed = nowPlayingMessageSchema.safeParse(JSON.parse(String(message)));
    return parsed.success ? parsed.data.nowPlaying : [];
  } catch {
    return [];
  }
}
