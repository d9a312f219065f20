import { type RawBuilder, sql } from 'kysely';

const HALF_LIFE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * What one play at a time is worth, as a natural logarithm: twice as much for each week later. Kept as the logarithm of the
 * sum, scores grow by a constant a week instead of overflowing, and their order is right at any later time.
 */
export function trendOfPlay(atMs: number): number {
  return (atMs / DAY_MS / HALF_LIFE_DAYS) * Math.LN2;
}

/** The score of a number of plays that all happened at a time (or count as if they had). */
export function trendOfPlays(plays: number, atMs: number): number {
  return trendOfPlay(atMs) + Math.log(1 + plays);
}

/** What plays that are this old still count for. */
export function fadedPlays(plays: number, ageMs: number): number {
  return plays * 2 ** (-Math.max(0, ageMs) / DAY_MS / HALF_LIFE_DAYS);
}

/** The score after one more play: ln(e^a + e^b), written so that neither exponent overflows. */
export function trendWithPlay(column: string, atMs: number): RawBuilder<number> {
  const trend = sql.ref<number>(column);
  const play = sql`${trendOfPlay(atMs)}::double precision`;
  return sql<number>`greatest(${trend}, ${play}) + ln(1 + exp(-least(700, abs(${trend} - ${play}))))`;
}
