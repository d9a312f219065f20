const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 60 * 60_000;

/** A mail server may be down over a weekend. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** How long the fate of a mail can be looked up. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;

/** Twice as long after every attempt: half a minute, a minute, ..., an hour. */
export function retryDelayMs(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);
}
