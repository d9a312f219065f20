/** For so long after the paid time has ended, a provider may go on trying to collect the next payment. */
export const DUNNING_PERIOD_MS = 60 * 24 * 60 * 60 * 1000;
