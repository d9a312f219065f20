import type { BannerAction, BannerId, ChannelId, GenreId } from '@afterglow/shared-contracts';
import type { Computed, Time } from '@afterglow/kit';

export interface GenresTable {
  id: GenreId;
  name: string;
  words: Computed<string>;
}

export interface StationsTable {
  id: ChannelId;
  position: number;
  title: string;
  description: string;
}

export interface BannersTable {
  id: BannerId;
  heading: string;
  subheading: string | null;
  description: string | null;
  color: string;
  primary_action: BannerAction | null;
  secondary_action: BannerAction | null;
  published: boolean;
  modification_time: Time;
}

export interface SeedStepsTable {
  name: string;
  /** ISO date. */
  day: string;
  done_at: Computed<Date>;
}
