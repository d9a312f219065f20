/** A mail server may be down over a weekend. */
export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60 * 1000;

/** How long the fate of a mail can be looked up. */
export const RETENTION_MS = 30 * 24 * 60 * 60 * 1000;
