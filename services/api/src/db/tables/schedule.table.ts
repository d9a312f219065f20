import type { ArtistId, ChannelId, EpisodeId, MixId, ShowId } from '@afterglow/shared-contracts';
import type { ColumnType, Generated } from 'kysely';
import type { Numbered, Time } from '@afterglow/kit';

export interface RemovedMix {
  readonly title: string;
  readonly artist: string;
  readonly pieces: readonly string[];
}

export interface EpisodesTable {
  id: Numbered<EpisodeId>;
  /** Null when the mix has since been removed. */
  mix_id: MixId | null;
  show_id: ShowId;
  artist_id: ArtistId;
  channel_id: ChannelId;
  air_start: Time;
  air_end: Time;
  premiere: Generated<boolean>;
  removed_mix: ColumnType<RemovedMix | null, never, never>;
}

export interface ShowSlotsTable {
  channel_id: ChannelId;
  /** From Monday, 00:00 UTC. */
  minute_of_week: number;
  show_id: ShowId | null;
}
