/** How far the clock of the service is ahead of this device's. */
let offsetMs = 0;
const listeners = new Set<() => void>();

/**
 * The current time of the service's clock, in milliseconds since 1970, however wrong the clock of the device is.
 * Durations do not need it.
 */
export function serverNowMs(): number {
  return Date.now() + offsetMs;
}

/** Sets how far the clock of the service is ahead of the device's; for the client that checks it. */
export function setServerOffsetMs(aheadMs: number): void {
  offsetMs = aheadMs;
  for (const listener of listeners) listener();
}

/** Calls back when `serverNowMs` has been corrected; returns a disposer. */
export function onServerClockSet(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
