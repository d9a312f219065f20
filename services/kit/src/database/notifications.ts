/** The callbacks of a listener. */
export interface NotificationHandler {
  onPayload(payload: string): void;
  /** The connection is lost: nothing is received until `onGap`. */
  onLoss?(): void;
  /** The connection was lost and is back: whatever was sent in between is gone, so read the state again. */
  onGap?(): void;
  /**
   * Whether this instance's own changes must be received before the statement that commits them resolves. One notification may then
   * arrive several times.
   */
  readonly hearsOwnAtOnce?: boolean;
}

/** Listens to PostgreSQL notifications; channels are plain names. */
export interface NotificationListener {
  /** Resolves when nothing sent from now on is missed; the returned function undoes it. */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>;
  close(): Promise<void>;
}

/** The listeners of each channel. */
export interface HandlerRegistry {
  add: (channel: string, handler: NotificationHandler) => () => void;
  channels: () => string[];
  dispatch: (channel: string, payload: string) => void;
  reportLoss: () => void;
  reportGap: () => void;
}

export function createHandlerRegistry(): HandlerRegistry {
  const handlers = new Map<string, Set<NotificationHandler>>();
  return {
    add(channel, handler) {
      const existing = handlers.get(channel) ?? new Set();
      handlers.set(channel, existing.add(handler));
      return () => void existing.delete(handler);
    },
    channels: () => [...handlers.keys()],
    dispatch(channel, payload) {
      for (const handler of handlers.get(channel) ?? []) handler.onPayload(payload);
    },
    reportLoss() {
      for (const set of handlers.values()) for (const handler of set) handler.onLoss?.();
    },
    reportGap() {
      for (const set of handlers.values()) for (const handler of set) handler.onGap?.();
    },
  };
}

/** A channel name as SQL: identifiers are quoted, a quote inside is doubled. */
export function listenStatement(channel: string): string {
  return `listen "${channel.replaceAll('"', '""')}"`;
}
