import { CHANNEL_IDS, type ChannelId, type MixId, mixIdSchema } from '@afterglow/shared-contracts';
import type { Programme } from '../../catalogue/programme.ts';
import { type Broadcast, broadcastAt, broadcastsBetween } from '../../radio/channel-schedule.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A broadcast of a channel. */
export type StationBroadcast = {
  readonly station: ChannelId;
  readonly mixId: MixId;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
};

export function broadcastNow(programme: Programme, station: ChannelId, nowMs: number): StationBroadcast {
  return toStationBroadcast(station, broadcastAt(programme.scheduleOf(station), nowMs));
}

/** What comes after the current one. */
export function broadcastsNext(
  programme: Programme,
  station: ChannelId,
  nowMs: number,
  count: number,
): StationBroadcast[] {
  const next: StationBroadcast[] = [];
  for (let last = broadcastNow(programme, station, nowMs); next.length < count;) {
    last = broadcastNow(programme, station, last.endsAtMs);
    next.push(last);
  }
  return next;
}

/** Everything that ends after a time and begins within a week from now, in order; a week back is as far as it goes. */
export function broadcastsAfter(
  programme: Programme,
  stations: readonly ChannelId[],
  { afterMs, nowMs }: { readonly afterMs: number; readonly nowMs: number },
): StationBroadcast[] {
  const fromMs = Math.max(afterMs, nowMs - WEEK_MS);
  return stations
    .flatMap((station) =>
      broadcastsBetween(programme.scheduleOf(station), fromMs, nowMs + WEEK_MS).map((broadcast) =>
        toStationBroadcast(station, broadcast),
      ),
    )
    .sort(byTime);
}

function byTime(first: StationBroadcast, second: StationBroadcast): number {
  return (
    first.startsAtMs - second.startsAtMs || CHANNEL_IDS.indexOf(first.station) - CHANNEL_IDS.indexOf(second.station)
  );
}

function toStationBroadcast(station: ChannelId, { mix, startsAtMs, endsAtMs }: Broadcast): StationBroadcast {
  return { station, mixId: mixIdSchema.parse(Number(mix.mixId)), startsAtMs, endsAtMs };
}
