import type { ArtistId, ChannelId, ShowId } from '@afterglow/shared-contracts';
import type { Computed } from '@afterglow/kit';

export interface ShowsTable {
  id: ShowId;
  url: string;
  title: string;
  artist_id: ArtistId;
  channel_id: ChannelId | null;
  genres: string[];
  summary: string | null;
  color: string;
  reach: number;
  search_text: Computed<string>;
  words: Computed<string>;
}
