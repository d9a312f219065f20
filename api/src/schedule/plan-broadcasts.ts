import type { ArtistId, MixId, ShowId } from '@afterglow/shared-contracts';
import type { MixPool } from './mix-pool.ts';
import { showOfHour, type WeeklySlot } from './weekly-slots.ts';

/** A stretch of time in which a broadcast stands already. */
export type Span = { readonly startsAtMs: number; readonly endsAtMs: number };

export type PlannedBroadcast = Span & {
  readonly mixId: MixId;
  readonly showId: ShowId;
  readonly artistId: ArtistId;
  readonly isPremiere: boolean;
};

export type PlanRequest = {
  readonly fromMs: number;
  /** The last broadcast begins before it and ends when its mix does. */
  readonly untilMs: number;
  /** What stands, in order; the plan is made around it. */
  readonly fixed: readonly Span[];
  readonly slots: readonly WeeklySlot[];
  readonly pool: MixPool;
};

/** A shorter mix is repeated: a schedule of jingles would be nothing to read, and endless. */
const SHORTEST_BROADCAST_MS = 5 * 60_000;

/**
 * Fills a time with whole mixes, one after another: each hour's show first plays what it has not played yet, then what it has not
 * played for longest. A show begins with the first mix after its hour. The same request gives the same plan.
 */
export function planBroadcasts({ fromMs, untilMs, fixed, slots, pool }: PlanRequest): PlannedBroadcast[] {
  const planned: PlannedBroadcast[] = [];
  let next = 0;
  for (let atMs = fromMs; atMs < untilMs;) {
    while ((fixed[next]?.endsAtMs ?? Infinity) <= atMs) next += 1;
    const standing = fixed[next];
    if (standing !== undefined && standing.startsAtMs <= atMs) {
      atMs = standing.endsAtMs;
      continue;
    }
    const mix = pool.take(showOfHour(slots, atMs), atMs);
    if (mix === undefined) return planned;
    const endsAtMs = endOf(atMs, mix.durationMs, standing?.startsAtMs ?? Infinity);
    const { id: mixId, showId, artistId } = mix;
    planned.push({ startsAtMs: atMs, endsAtMs, mixId, showId, artistId, isPremiere: mix.lastAiredAtMs === null });
    atMs = endsAtMs;
  }
  return planned;
}

/** Up to the next broadcast that stands, when this one would run into it or leave a rest that is too short for another. */
function endOf(startsAtMs: number, durationMs: number, limitMs: number): number {
  const endsAtMs = startsAtMs + Math.max(durationMs, SHORTEST_BROADCAST_MS);
  return limitMs - endsAtMs < SHORTEST_BROADCAST_MS ? limitMs : endsAtMs;
}
