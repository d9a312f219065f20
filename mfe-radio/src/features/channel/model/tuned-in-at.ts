import { mixDurationMs, slotEndMs, slotStartMs, type StationPlaylistItem } from '@afterglow/shared-contracts';
import type { TunedIn } from '@afterglow/shared-contracts/tuned-in';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/**
 * Where in its mix a listener first tuned in to a broadcast, rounded down to the minute; 0 for a listener who heard it
 * from the start, or not at all. A short mix is repeated until its slot is full.
 */
export function tunedInAtMs(item: StationPlaylistItem, heard: readonly TunedIn[]): number {
  const [startMs, endMs] = [slotStartMs(item), slotEndMs(item)];
  const begins = heard.flatMap(({ station, fromTime, untilTime = fromTime }) => {
    const fromMs = Date.parse(fromTime);
    const isOfIt = station === item.station && fromMs < endMs && Date.parse(untilTime) >= startMs;
    return isOfIt ? Math.max(fromMs - startMs, 0) : [];
  });
  if (begins.length === 0) return 0;
  const inMixMs = Math.min(...begins) % mixDurationMs(item.mixes);
  return Math.floor(inMixMs / MINUTE_MS) * MINUTE_MS;
}
