import * as z from 'zod/mini';
import { mountSchema, stationPlaylistItemSchema, stationSchema } from '../domain/station.ts';
import { channelIdSchema, knownChannelIdSchema } from '../ids.ts';
import { memberParams } from './member-params.ts';
import { defineOperation, nothing } from './operation.ts';
import { integerInText, pageFields } from './query-fields.ts';

/** Every item includes its whole mix, and anyone may request it: larger pages would slow everyone down. */
const ITEMS_LIMIT_MAX = 200;

export const listStations = defineOperation({
  name: 'listStations',
  method: 'GET',
  path: '/stations',
  summary: 'The channels, keyed by their ids',
  response: z.record(channelIdSchema, stationSchema),
});

/** Items of a channel that end after the given ISO date-time (default: now), in order of time. */
export const listStationPlaylists = defineOperation({
  name: 'listStationPlaylists',
  method: 'GET',
  path: '/stations/playlists',
  summary: 'What a channel plays',
  query: z.strictObject({
    station: z.optional(knownChannelIdSchema),
    after: z.optional(z.iso.datetime({ offset: true })),
    ...pageFields,
    limit: z.optional(integerInText(0, ITEMS_LIMIT_MAX)),
  }),
  response: z.array(stationPlaylistItemSchema),
  paged: true,
});

/** The path of the now-playing socket below the prefix; its messages are `nowPlayingMessageSchema`. */
export const NOW_PLAYING_SOCKET_PATH = '/stations/nowplaying';

/**
 * Playlists of a channel for players outside the browser, which cannot log in: absolute URLs that are signed for this
 * channel and expire after a day.
 */
export const getPlayerAddresses = defineOperation({
  name: 'getPlayerAddresses',
  method: 'GET',
  path: '/stations/{id}/player-addresses',
  summary: 'Stream links of a channel for other players',
  auth: 'member',
  params: z.object({ id: knownChannelIdSchema }),
  response: z.object({ m3u: z.url(), pls: z.url(), expires_time: z.iso.datetime() }),
});

/**
 * The player URLs of a channel for a Premium member: the stream itself, and playlists that name every server. The URLs
 * stay the same, and play until Premium ends, the member revokes them, changes the password or logs out all other
 * devices. 403 without Premium.
 */
export const getOwnPlayerAddresses = defineOperation({
  name: 'getOwnPlayerAddresses',
  method: 'GET',
  path: '/members/{id}/player-addresses',
  summary: 'Permanent stream links of a channel for other players',
  auth: 'member',
  params: memberParams,
  query: z.strictObject({ station: knownChannelIdSchema, mount: mountSchema }),
  response: z.object({ stream: z.url(), m3u: z.url(), pls: z.url(), creation_time: z.iso.datetime() }),
  refusals: [403],
});

/**
 * Revokes those of every channel: playback by one ends within a minute, behind a relay within six hours. Later
 * requests return new ones.
 */
export const endPlayerAddresses = defineOperation({
  name: 'endPlayerAddresses',
  method: 'DELETE',
  path: '/members/{id}/player-addresses',
  summary: "Replace a member's stream links",
  auth: 'member',
  params: memberParams,
  response: nothing,
  refusals: [403],
});

/**
 * Replaces the session's token in a URL: it only opens streams to its member, ends with the session, and is valid for
 * a few minutes. 403 when a login is required.
 */
export const createStreamTicket = defineOperation({
  name: 'createStreamTicket',
  method: 'POST',
  path: '/subscriptions/stream-tickets',
  summary: 'A ticket for the streams of a member',
  auth: 'optional',
  response: z.object({ ticket: z.string(), expires_time: z.iso.datetime() }),
  refusals: [403],
});

/**
 * Called before a stream is opened. 401 when the member must upgrade, 403 when a login is required, 503 when the
 * server is busy. `token` in the query is a ticket of `createStreamTicket`, unless the Authorization header identifies
 * the caller; the token in the response expires and opens that one stream (appended to its URL as `token`).
 */
export const validateStreaming = defineOperation({
  name: 'validateStreaming',
  method: 'GET',
  path: '/subscriptions/validate-streaming',
  summary: 'Whether a member can hear a stream',
  auth: 'optional',
  query: z.strictObject({ token: z.optional(z.string()), station: knownChannelIdSchema, mount: mountSchema }),
  response: z.object({ token: z.string(), expires_time: z.iso.datetime() }),
  refusals: [401, 403, 503],
});
