/** The callbacks of a listener. */
export interface NotificationHandler {
  onPayload(payload: string): void;
  /** The connection was lost: nothing is received until `onGap`. */
  onLoss?(): void;
  /** The connection is back: notifications sent in between are lost, so read the state again. */
  onGap?(): void;
  /**
   * Whether this instance's own changes must be received before the committing statement resolves. One notification may then arrive
   * several times.
   */
  readonly hearsOwnAtOnce?: boolean;
}

/** Listens to PostgreSQL notifications; channels are plain names. */
export interface NotificationListener {
  /** Resolves when no later notification can be missed. Resolves to a disposer. */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>;
  close(): Promise<void>;
}

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

export function listenStatement(channel: string): string {
  return `listen "${channel.replaceAll('"', '""')}"`;
}
