import { DAY_MS } from '@afterglow/shared-contracts/time';

/** For so long after the paid time has ended, a provider may go on trying to collect the next payment. */
export const DUNNING_PERIOD_MS = 60 * DAY_MS;
