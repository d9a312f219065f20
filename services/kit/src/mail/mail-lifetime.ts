import { DAY_MS } from '@afterglow/shared-contracts/time';

/** A mail server may be down over a weekend. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

/** How long the outcome of a mail can be looked up. */
export const RETENTION_MS = 30 * DAY_MS;
