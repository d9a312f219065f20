import type { ArtistId } from '@afterglow/shared-contracts';
import type { Computed } from '@afterglow/kit';

export interface ArtistsTable {
  id: ArtistId;
  url: string;
  title: string;
  biography: string | null;
  color: string;
  has_hero: boolean;
  facebook_username: string | null;
  instagram_username: string | null;
  twitter_username: string | null;
  tiktok_username: string | null;
  website_url: string | null;
  reach: number;
  trend: number;
  shuffle: Computed<number>;
  search_text: Computed<string>;
  words: Computed<string>;
}
