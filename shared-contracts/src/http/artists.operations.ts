import * as z from 'zod/mini';
import { artistSchema } from '../domain/artist.ts';
import { artistIdSchema, knownChannelIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { flagField, idInText, pageFields } from './query-fields.ts';

export const listArtists = defineOperation({
  name: 'listArtists',
  method: 'GET',
  path: '/artists',
  summary: 'Artists, by reach unless ordered otherwise',
  query: z.strictObject({
    channel: z.optional(knownChannelIdSchema),
    genre: z.optional(z.string().check(z.normalize(), z.maxLength(100))),
    name: z.optional(z.string().check(z.normalize(), z.maxLength(200))),
    trending: flagField,
    order: z.optional(z.enum(['-reach', 'title', 'random'])),
    ...pageFields,
  }),
  response: z.array(artistSchema),
  paged: true,
});

export const getArtist = defineOperation({
  name: 'getArtist',
  method: 'GET',
  path: '/artists/{id}',
  summary: 'An artist',
  params: z.object({ id: idInText(artistIdSchema) }),
  response: artistSchema,
});
