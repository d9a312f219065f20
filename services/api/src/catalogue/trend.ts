import { type RawBuilder, sql } from 'kysely';

const HALF_LIFE_DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/** So many half-lives later a play counts for less than a ten-thousandth. */
export const RECENT_PLAYS_DAYS = 13 * HALF_LIFE_DAYS;

/**
 * What one play at a time is worth, as a natural logarithm: twice as much for each week later. Kept as the logarithm of the
 * sum, scores grow by a constant a week instead of overflowing, and their order is right at any later time.
 */
export function trendOfPlay(atMs: number): number {
  return (atMs / 1000 / DAY_SECONDS / HALF_LIFE_DAYS) * Math.LN2;
}

/** The score after one more play: ln(e^a + e^b), written so that neither exponent overflows. */
export function trendWithPlay(column: string, atMs: number): RawBuilder<number> {
  const trend = sql.ref<number>(column);
  const play = sql`${trendOfPlay(atMs)}::double precision`;
  return sql<number>`greatest(${trend}, ${play}) + ln(1 + exp(-least(700, abs(${trend} - ${play}))))`;
}

/** The score that all recorded plays of a group add up to; what `trendWithPlay` keeps up to date, play by play. */
export function trendOfRecordedPlays(nowMs: number): RawBuilder<number> {
  const weeks = sql`(extract(epoch from plays.played_at)::double precision - ${nowMs / 1000}::double precision)
    / ${sql.lit(DAY_SECONDS * HALF_LIFE_DAYS)}`;
  // No play is too old to be told from none, and so to have a logarithm.
  return sql<number>`${trendOfPlay(nowMs)}::double precision + ln(sum(exp(greatest(-700, ${weeks} * ln(2.0::double precision)))))`;
}
