import * as z from 'zod/mini';
import { BRAND_CHANNEL_ID } from './brand.ts';

/** The largest id that a database column of ids holds; what is beyond it is no id. */
export const LARGEST_ID = 2_147_483_647;

const positiveInteger = z.int().check(z.positive(), z.maximum(LARGEST_ID));

/** Numeric ids as they stand in answers and, once read as numbers, in addresses. */
export const mixIdSchema = positiveInteger.brand<'MixId'>();
export const showIdSchema = positiveInteger.brand<'ShowId'>();
export const artistIdSchema = positiveInteger.brand<'ArtistId'>();
export const episodeIdSchema = positiveInteger.brand<'EpisodeId'>();
export const genreIdSchema = positiveInteger.brand<'GenreId'>();
export const playlistIdSchema = positiveInteger.brand<'PlaylistId'>();
export const bannerIdSchema = positiveInteger.brand<'BannerId'>();
export const memberIdSchema = positiveInteger.brand<'MemberId'>();
export const planIdSchema = positiveInteger.brand<'PlanId'>();
export const subscriptionIdSchema = positiveInteger.brand<'SubscriptionId'>();
export const checkoutIdSchema = positiveInteger.brand<'CheckoutId'>();

export type MixId = z.infer<typeof mixIdSchema>;
export type ShowId = z.infer<typeof showIdSchema>;
export type ArtistId = z.infer<typeof artistIdSchema>;
export type EpisodeId = z.infer<typeof episodeIdSchema>;
export type GenreId = z.infer<typeof genreIdSchema>;
export type PlaylistId = z.infer<typeof playlistIdSchema>;
export type BannerId = z.infer<typeof bannerIdSchema>;
export type MemberId = z.infer<typeof memberIdSchema>;
export type PlanId = z.infer<typeof planIdSchema>;
export type SubscriptionId = z.infer<typeof subscriptionIdSchema>;
export type CheckoutId = z.infer<typeof checkoutIdSchema>;

/** The four channels in the order in which they are always listed; the last one carries the brand's name. */
export const CHANNEL_IDS = ['chill', 'classics', 'deep', BRAND_CHANNEL_ID] as const;
export const channelIdSchema = z.enum(CHANNEL_IDS);
export type ChannelId = z.infer<typeof channelIdSchema>;
