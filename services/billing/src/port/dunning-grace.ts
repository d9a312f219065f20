import { DAY_MS } from '@afterglow/shared-contracts/time';

/** Premium continues while the provider retries a failed payment. */
export const DUNNING_GRACE_MS = 3 * DAY_MS;
