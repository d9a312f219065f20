import { DAY_MS } from '@afterglow/shared-contracts/time';

/** How long after the paid time a provider may try to collect the next payment. */
export const DUNNING_PERIOD_MS = 60 * DAY_MS;
