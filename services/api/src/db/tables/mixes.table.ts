import type { ArtistId, ChannelId, GenreId, MixId, ShowId, Track } from '@afterglow/shared-contracts';
import type { Computed, Time } from '@afterglow/kit';

export interface MixesTable {
  id: MixId;
  title: string;
  description: string | null;
  show_id: ShowId;
  artist_id: ArtistId;
  channel_id: ChannelId;
  /** MP3 frames of 24 ms. */
  duration_frames: number;
  creation_time: Time;
  reach: number;
  favorite_count: number;
  trend: number;
  premium: boolean;
  color: string;
  genres: string[];
  track_list: Track[];
  /** IDs of the pieces of the music library, in order. */
  pieces: string[];
  waveform: number[] | null;
  /** The name of its stored image; null for a generated one. */
  cover: string | null;
}

/** Triggers sync all but the first two with the mix. */
export interface MixGenresTable {
  genre_id: GenreId;
  mix_id: MixId;
  reach: Computed<number>;
  trend: Computed<number>;
  creation_time: Computed<Date>;
  channel_id: Computed<ChannelId>;
  artist_id: Computed<ArtistId>;
}
