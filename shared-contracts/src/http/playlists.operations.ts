import * as z from 'zod/mini';
import { playlistMixSchema, playlistSchema, playlistTypeSchema } from '../domain/playlist.ts';
import { playlistIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { flagField, idInText, pageFields } from './query-fields.ts';

const playlistParams = z.object({ id: idInText(playlistIdSchema) });

/** `hidden` adds the hidden ones, only for super admins: 401 and 403 for everyone else. */
export const listPlaylists = defineOperation({
  name: 'listPlaylists',
  method: 'GET',
  path: '/playlists',
  summary: 'Playlists or charts',
  auth: 'optional',
  query: z.strictObject({
    type: z.optional(playlistTypeSchema),
    hidden: flagField,
    featured: flagField,
    order: z.optional(z.enum(['-modification_time'])),
    ...pageFields,
  }),
  response: z.array(playlistSchema),
  paged: true,
  refusals: [401, 403],
});

export const getPlaylist = defineOperation({
  name: 'getPlaylist',
  method: 'GET',
  path: '/playlists/{id}',
  summary: 'A playlist or chart',
  params: playlistParams,
  response: playlistSchema,
});

export const listPlaylistMixes = defineOperation({
  name: 'listPlaylistMixes',
  method: 'GET',
  path: '/playlists/{id}/mixes',
  summary: 'The mixes of a playlist or chart, in its order',
  params: playlistParams,
  query: z.strictObject(pageFields),
  response: z.array(playlistMixSchema),
  paged: true,
});
