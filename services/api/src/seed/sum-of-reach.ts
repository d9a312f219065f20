import type { SownMix } from '#app/sowing/sown-catalogue.ts';

/** How often mixes were played, all together. */
export function sumOfReach(mixes: readonly SownMix[]): number {
  return mixes.reduce((total, { reach }) => total + reach, 0);
}
