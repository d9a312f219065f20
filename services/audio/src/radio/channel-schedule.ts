import type { EpisodeId, MixId } from '@afterglow/shared-contracts';

/** One mix on air. It is cut at the end of its slot; one that is too short repeats from its first track. */
export interface Broadcast {
  readonly episodeId: EpisodeId;
  /** Null when the mix was removed while on the air. */
  readonly mixId: MixId | null;
  /** "artist - title" */
  readonly streamTitle: string;
  readonly isPremiere: boolean;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
  readonly trackIds: readonly string[];
}

/** A channel's broadcasts around now, in order and without overlaps. */
export type ChannelSchedule = readonly Broadcast[];

/** The broadcast at a time; undefined when nothing is on air. The same schedule and time give the same result everywhere. */
export function broadcastAt(schedule: ChannelSchedule, atMs: number): Broadcast | undefined {
  const broadcast = schedule.findLast(({ startsAtMs }) => startsAtMs <= atMs);
  return broadcast !== undefined && atMs < broadcast.endsAtMs ? broadcast : undefined;
}
