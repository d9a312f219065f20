import * as z from 'zod/mini';
import { BRAND_CHANNEL_ID } from './brand.ts';

/** The largest id of a database column; larger numbers are not ids. */
export const LARGEST_ID = 2_147_483_647;

const positiveInteger = z.int().check(z.positive(), z.maximum(LARGEST_ID));

// Numeric ids as they appear in responses and, once parsed, in URLs.

/** Parses the id of a mix: a whole number from 1 to `LARGEST_ID`, branded like those below. */
export const mixIdSchema = positiveInteger.brand<'MixId'>();
/** Parses the id of a show. */
export const showIdSchema = positiveInteger.brand<'ShowId'>();
/** Parses the id of an artist. */
export const artistIdSchema = positiveInteger.brand<'ArtistId'>();
/** Parses the id of an episode, which is one broadcast of a show. */
export const episodeIdSchema = positiveInteger.brand<'EpisodeId'>();
/** Parses the id of a genre. */
export const genreIdSchema = positiveInteger.brand<'GenreId'>();
/** Parses the id of a playlist or chart; the two share one numbering. */
export const playlistIdSchema = positiveInteger.brand<'PlaylistId'>();
/** Parses the id of a banner of the home page. */
export const bannerIdSchema = positiveInteger.brand<'BannerId'>();
/** Parses the id of a member. */
export const memberIdSchema = positiveInteger.brand<'MemberId'>();
/** Parses the id of a plan (a subscription product). */
export const planIdSchema = positiveInteger.brand<'PlanId'>();
/** Parses the id of a member's subscription. */
export const subscriptionIdSchema = positiveInteger.brand<'SubscriptionId'>();
/** Parses the id of a checkout. */
export const checkoutIdSchema = positiveInteger.brand<'CheckoutId'>();
/** Parses the id of a payment, which is the number of its receipt. */
export const paymentIdSchema = positiveInteger.brand<'PaymentId'>();

/** The id of a mix; only `mixIdSchema` creates one. */
export type MixId = z.infer<typeof mixIdSchema>;
/** The id of a show; only `showIdSchema` creates one. */
export type ShowId = z.infer<typeof showIdSchema>;
/** The id of an artist; only `artistIdSchema` creates one. */
export type ArtistId = z.infer<typeof artistIdSchema>;
/** The id of an episode; only `episodeIdSchema` creates one. */
export type EpisodeId = z.infer<typeof episodeIdSchema>;
/** The id of a genre; only `genreIdSchema` creates one. */
export type GenreId = z.infer<typeof genreIdSchema>;
/** The id of a playlist; only `playlistIdSchema` creates one. */
export type PlaylistId = z.infer<typeof playlistIdSchema>;
/** The id of a banner; only `bannerIdSchema` creates one. */
export type BannerId = z.infer<typeof bannerIdSchema>;
/** The id of a member; only `memberIdSchema` creates one. */
export type MemberId = z.infer<typeof memberIdSchema>;
/** The id of a plan; only `planIdSchema` creates one. */
export type PlanId = z.infer<typeof planIdSchema>;
/** The id of a subscription; only `subscriptionIdSchema` creates one. */
export type SubscriptionId = z.infer<typeof subscriptionIdSchema>;
/** The id of a checkout; only `checkoutIdSchema` creates one. */
export type CheckoutId = z.infer<typeof checkoutIdSchema>;
/** The id of a payment; only `paymentIdSchema` creates one. */
export type PaymentId = z.infer<typeof paymentIdSchema>;

/** The four channels in display order; the last one has the brand's name. */
export const CHANNEL_IDS = ['chill', 'classics', 'deep', BRAND_CHANNEL_ID] as const;
/** One of `CHANNEL_IDS`; the brand's own appears under its default name (see `BRAND_CHANNEL_ID`). */
export type KnownChannelId = (typeof CHANNEL_IDS)[number];
/** The channel with this id; undefined if this version doesn't know it. */
export function knownChannelOf(id: unknown): KnownChannelId | undefined {
  return CHANNEL_IDS.find((known) => known === id);
}
/** Parses the id of a channel, such as "chill". Channels are data, so it may be one that this version doesn't know. */
export const channelIdSchema = z.string().check(z.maxLength(24), z.regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/));
/** The id of a radio channel. */
export type ChannelId = z.infer<typeof channelIdSchema>;
/** Parses the channel that a call names: the service refuses those that it doesn't have. */
export const knownChannelIdSchema: z.ZodMiniType<ChannelId, ChannelId> = z.enum(CHANNEL_IDS);
