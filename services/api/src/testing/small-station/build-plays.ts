import { DAY_MS } from '@afterglow/shared-contracts/time';
import type { MixSeed, PlaySeed } from '#app/seeding/seed-catalog-types.ts';

/** The number of days with plays before the day of seeding. */
const SEEDED_DAYS = 14;
/** The fraction of a new mix's plays that is seeded; half of it for one that is a week older, and so on. */
const SEEDED_SHARE = 1 / 100;

export function buildPlays(dayMs: number, mixes: readonly MixSeed[]): PlaySeed[] {
  return mixes.flatMap(({ id, showId, reach, creationTime }) => {
    const fromMs = Math.max(creationTime.getTime(), dayMs - SEEDED_DAYS * DAY_MS);
    const ageDays = (dayMs - creationTime.getTime()) / DAY_MS;
    const count = Math.round(reach * SEEDED_SHARE * 2 ** (-ageDays / 7));
    return Array.from({ length: count }, (_, index) => ({
      showId,
      mixId: id,
      playedAt: new Date(Math.floor(fromMs + ((index + 0.5) / count) * (dayMs - fromMs))),
    }));
  });
}
