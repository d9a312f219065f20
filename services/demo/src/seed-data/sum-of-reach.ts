import type { MixSeed } from '@afterglow/api';

export function totalReach(mixes: readonly MixSeed[]): number {
  return mixes.reduce((total, { reach }) => total + reach, 0);
}
