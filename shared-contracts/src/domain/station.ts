import * as z from 'zod/mini';
import { channelIdSchema, mixIdSchema } from '../ids.ts';
import { mixSchema } from './mix.ts';

/** Quality tiers of a live stream, best first; every server has a mount for each. */
export const MOUNTS = ['high', 'mid', 'low'] as const;
/** Parses one of `MOUNTS`. */
export const mountSchema = z.enum(MOUNTS);
/** A quality tier of a live stream. */
export type Mount = z.infer<typeof mountSchema>;

/** The item of a channel in one slot. `duration` is in seconds, times are ISO date-times. */
export const stationPlaylistItemSchema = z.object({
  station: channelIdSchema,
  scheduled_start_time: z.iso.datetime(),
  scheduled_end_time: z.iso.datetime(),
  duration: z.number().check(z.nonnegative()),
  premiere: z.boolean(),
  mixes_id: mixIdSchema,
  mixes: mixSchema,
});
/** The item of a channel in one slot. */
export interface StationPlaylistItem extends z.infer<typeof stationPlaylistItemSchema> {}

/**
 * A server of a channel: the URLs of its stream by mount. A relay starts with this many earlier bytes (`burst_bytes`),
 * the service itself with `LIVE_LEAD_MS`.
 */
export const stationServerSchema = z.object({
  urls: z.partialRecord(mountSchema, z.array(z.string())),
  burst_bytes: z.optional(z.number().check(z.nonnegative())),
});
/** The URLs of one server's streams, by mount, and their initial burst. */
export interface StationServer extends z.infer<typeof stationServerSchema> {}

/** A radio channel with its servers, and its current and next items. */
export const stationSchema = z.object({
  id: channelIdSchema,
  type: z.literal('channel'),
  title: z.string(),
  description: z.string(),
  servers: z.array(stationServerSchema),
  nowPlaying: z.array(stationPlaylistItemSchema),
  playlist: z.array(stationPlaylistItemSchema),
});
/** A radio channel as the service returns it. */
export interface Station extends z.infer<typeof stationSchema> {}

/** A message of the now-playing socket: the current item of every channel that changed. */
export const nowPlayingMessageSchema = z.object({ nowPlaying: z.array(stationPlaylistItemSchema) });
/** A message of the now-playing socket. */
export interface NowPlayingMessage extends z.infer<typeof nowPlayingMessageSchema> {}
