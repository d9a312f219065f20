import type { ArtistId, MixId, ShowId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import type { Rotation } from './rotation.ts';
import { showOfHour, type WeeklySlot } from './weekly-slots.ts';

export interface Span {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

export type PlannedBroadcast = Span & {
  readonly mixId: MixId;
  readonly showId: ShowId;
  readonly artistId: ArtistId;
  readonly isPremiere: boolean;
};

export interface PlanRequest {
  readonly fromMs: number;
  /** The last broadcast starts before it and ends when its mix does. */
  readonly untilMs: number;
  /** Existing broadcasts, in order; the plan is made around them. */
  readonly fixed: readonly Span[];
  readonly slots: readonly WeeklySlot[];
  readonly pool: Rotation;
}

/** A shorter mix is repeated: a schedule of jingles would be unreadable, and endless. */
const SHORTEST_BROADCAST_MS = 5 * MINUTE_MS;

/**
 * Fills a time with whole mixes, one after another: each hour's show first plays its mixes never aired, then those not aired for the
 * longest time. A show starts with the first mix after its hour. The same request gives the same plan.
 */
export function* planBroadcasts({ fromMs, untilMs, fixed, slots, pool }: PlanRequest): Generator<PlannedBroadcast> {
  for (const gap of gapsBetween(fixed, fromMs, untilMs)) {
    for (let atMs = gap.startsAtMs; atMs < Math.min(gap.endsAtMs, untilMs);) {
      const mix = pool.take(showOfHour(slots, atMs), atMs);
      if (mix === undefined) return;
      const endsAtMs = endOf(atMs, mix.durationMs, gap.endsAtMs);
      const { id: mixId, showId, artistId } = mix;
      yield { startsAtMs: atMs, endsAtMs, mixId, showId, artistId, isPremiere: mix.lastAiredAtMs === null };
      atMs = endsAtMs;
    }
  }
}

/** The gaps; the last one is open. */
function gapsBetween(fixed: readonly Span[], fromMs: number, untilMs: number): Span[] {
  const gaps: Span[] = [];
  let atMs = fromMs;
  for (const { startsAtMs, endsAtMs } of fixed) {
    if (startsAtMs > atMs) gaps.push({ startsAtMs: atMs, endsAtMs: startsAtMs });
    atMs = Math.max(atMs, endsAtMs);
  }
  return atMs < untilMs ? [...gaps, { startsAtMs: atMs, endsAtMs: Infinity }] : gaps;
}

/** Up to the next existing broadcast, when this one would run into it or leave a rest too short for another. */
function endOf(startsAtMs: number, durationMs: number, limitMs: number): number {
  const endsAtMs = startsAtMs + Math.max(durationMs, SHORTEST_BROADCAST_MS);
  return limitMs - endsAtMs < SHORTEST_BROADCAST_MS ? limitMs : endsAtMs;
}
