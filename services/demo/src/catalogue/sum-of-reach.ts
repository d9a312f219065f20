import type { SownMix } from '@afterglow/api';

/** How often mixes were played, all together. */
export function sumOfReach(mixes: readonly SownMix[]): number {
  return mixes.reduce((total, { reach }) => total + reach, 0);
}
