import type {
  ArtistId,
  Banner,
  BannerId,
  ChannelId,
  GenreId,
  MemberId,
  MixId,
  PlanId,
  PlaylistId,
  PlaylistType,
  ShowId,
  SubscriptionStatus,
  Track,
} from '@afterglow/shared-contracts';

/** A genre, by the name that mixes and shows use. */
export interface GenreSeed {
  readonly id: GenreId;
  readonly name: string;
}

/** A maker of mixes. */
export interface ArtistSeed {
  readonly id: ArtistId;
  /** The readable part of the URL. */
  readonly url: string;
  readonly title: string;
  /** Markup; it is sanitized before it is written. */
  readonly biography: string | null;
  readonly hasHero: boolean;
  readonly facebookUsername: string | null;
  readonly instagramUsername: string | null;
  readonly twitterUsername: string | null;
  readonly tiktokUsername: string | null;
  readonly websiteUrl: string | null;
  readonly reach: number;
}

/** A series of mixes, with its host. */
export interface ShowSeed {
  readonly id: ShowId;
  /** The readable part of the URL. */
  readonly url: string;
  readonly title: string;
  readonly artistId: ArtistId;
  readonly channelId: ChannelId | null;
  readonly genres: readonly string[];
  /** Markup; it is sanitized before it is written. */
  readonly summary: string | null;
  readonly reach: number;
}

/** A mix: pieces of music one after another. */
export interface MixSeed {
  readonly id: MixId;
  readonly title: string;
  readonly description: string | null;
  readonly showId: ShowId;
  readonly artistId: ArtistId;
  readonly channel: ChannelId;
  readonly genres: readonly string[];
  readonly creationTime: Date;
  readonly reach: number;
  readonly favoriteCount: number;
  readonly isPremium: boolean;
  /** IDs of its pieces of music, in order. */
  readonly pieces: readonly string[];
  readonly trackList: readonly Track[];
  /** Its length in MP3 frames of 24 ms. */
  readonly frames: number;
}

/** A past broadcast. */
export interface EpisodeSeed {
  readonly mixId: MixId;
  readonly showId: ShowId;
  readonly artistId: ArtistId;
  readonly channelId: ChannelId;
  readonly startTime: Date;
  readonly endTime: Date;
}

/** Every week from this minute on (counted from Monday, 00:00 UTC) a channel plays this show, or any show when it is null. */
export interface ShowSlotSeed {
  readonly channelId: ChannelId;
  readonly minuteOfWeek: number;
  readonly showId: ShowId | null;
}

/** A playlist with its first revision. */
export interface PlaylistSeed {
  readonly id: PlaylistId;
  readonly type: PlaylistType;
  readonly revisionId: number;
  readonly title: string;
  readonly description: string;
  readonly publishTime: Date;
  readonly isFeatured: boolean;
  readonly isHidden: boolean;
  readonly mixes: readonly MixId[];
}

/** A further revision of a playlist; a draft while it has no time of publication. */
export interface RevisionSeed {
  readonly id: number;
  readonly playlistId: PlaylistId;
  readonly playlistType: PlaylistType;
  readonly title: string;
  readonly description: string;
  readonly publishTime: Date | null;
  readonly modificationTime: Date;
  readonly mixes: readonly MixId[];
}

/** An entry of the home page. */
export interface BannerSeed extends Pick<
  Banner,
  'heading' | 'subheading' | 'description' | 'primary_action' | 'secondary_action'
> {
  readonly id: BannerId;
  readonly published: boolean;
  readonly modificationTime: Date;
}

/** An anonymous play. */
export interface PlaySeed {
  readonly showId: ShowId;
  readonly mixId: MixId;
  readonly playedAt: Date;
}

/** A member with a public password. Days are counted from the day of seeding. */
export interface MemberSeed {
  readonly id: MemberId;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  readonly subscription: {
    readonly planId: PlanId;
    readonly status: SubscriptionStatus;
    readonly startsAfterDays: number;
    readonly endsAfterDays: number;
    readonly canceledAfterDays: number | null;
  } | null;
}

/** The contents of an empty database, including all referenced entities. */
export interface SeedCatalog {
  readonly genres: readonly GenreSeed[];
  readonly artists: readonly ArtistSeed[];
  readonly shows: readonly ShowSeed[];
  readonly mixes: readonly MixSeed[];
  readonly episodes: readonly EpisodeSeed[];
  readonly showSlots: readonly ShowSlotSeed[];
  readonly playlists: readonly PlaylistSeed[];
  readonly revisions: readonly RevisionSeed[];
  readonly banners: readonly BannerSeed[];
  readonly plays: readonly PlaySeed[];
}

/** Entities for an empty database, always in the same order and with the same IDs. */
export interface CatalogSource {
  /** Numbered from 1; new members come after them. */
  readonly members: readonly MemberSeed[];
  /** The catalog as of a day (an ISO date), from which its times are counted back. */
  build(day: string): SeedCatalog;
}
