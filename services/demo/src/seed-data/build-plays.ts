import type { MixSeed, PlaySeed } from '@afterglow/api';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { createRandom } from '#music/random.ts';

/** The number of days with plays before the day of seeding. */
const SEEDED_DAYS = 14;
/** The fraction of a new mix's plays that is seeded; half of it for one that is a week older, and so on. */
const SEEDED_SHARE = 1 / 100;

export function buildPlays(day: string, mixes: readonly MixSeed[]): PlaySeed[] {
  const dayMs = Date.parse(`${day}T00:00:00Z`);
  return mixes.flatMap((mix) => playsOf(mix, dayMs));
}

function playsOf({ id, showId, reach, creationTime }: MixSeed, dayMs: number): PlaySeed[] {
  const random = createRandom(`plays/${id}`);
  const fromMs = Math.max(creationTime.getTime(), dayMs - SEEDED_DAYS * DAY_MS);
  const ageDays = (dayMs - creationTime.getTime()) / DAY_MS;
  const count = Math.round(reach * SEEDED_SHARE * 2 ** (-ageDays / 7));
  return Array.from({ length: count }, () => ({
    showId,
    mixId: id,
    playedAt: new Date(Math.floor(random.between(fromMs, dayMs))),
  }));
}
