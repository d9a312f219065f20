import type { MixSeed } from '@afterglow/api';

/** The total number of plays of some mixes. */
export function totalReach(mixes: readonly MixSeed[]): number {
  return mixes.reduce((total, { reach }) => total + reach, 0);
}
