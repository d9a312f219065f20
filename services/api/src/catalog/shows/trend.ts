import { type RawBuilder, sql } from 'kysely';

const HALF_LIFE_DAYS = 7;
const DAY_SECONDS = 24 * 60 * 60;
/** After this many half-lives a play weighs less than a ten-thousandth. */
export const RECENT_PLAYS_DAYS = 13 * HALF_LIFE_DAYS;

/**
 * The value of one play at a time, as a natural logarithm: it doubles with each later week. Stored as the logarithm of the sum, scores grow
 * by a constant per week instead of overflowing, and their order is right at any later time.
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

/** The score of all recorded plays of a group, which `trendWithPlay` updates play by play. */
export function trendOfRecordedPlays(nowMs: number): RawBuilder<number> {
  const weeks = sql`(extract(epoch from plays.played_at)::double precision - ${nowMs / 1000}::double precision)
    / ${sql.lit(DAY_SECONDS * HALF_LIFE_DAYS)}`;
  // Clamps old plays above zero, so that the logarithm exists.
  return sql<number>`${trendOfPlay(nowMs)}::double precision + ln(sum(exp(greatest(-700, ${weeks} * ln(2.0::double precision)))))`;
}
