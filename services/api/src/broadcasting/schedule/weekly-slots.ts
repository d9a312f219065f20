import type { ShowId } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/** From this minute of the week on (counted from Monday, 00:00 UTC) until the next slot starts; null is any show of the channel. */
export interface WeeklySlot {
  readonly minuteOfWeek: number;
  readonly showId: ShowId | null;
}

const WEEK_MINUTES = 7 * 24 * 60;
/** 1970 began on a Thursday. */
const FIRST_MONDAY_MS = 4 * 24 * 60 * MINUTE_MS;

/** The show of an hour; the slots are in the order of the week. A channel without slots is open to all its shows. */
export function showOfHour(slots: readonly WeeklySlot[], atMs: number): ShowId | null {
  const minutes = Math.floor((atMs - FIRST_MONDAY_MS) / MINUTE_MS);
  const minuteOfWeek = ((minutes % WEEK_MINUTES) + WEEK_MINUTES) % WEEK_MINUTES;
  // Before the first slot of the week, the last one of the previous week continues.
  const slot = slots.findLast((each) => each.minuteOfWeek <= minuteOfWeek) ?? slots.at(-1);
  return slot?.showId ?? null;
}
