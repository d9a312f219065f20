import * as z from 'zod/mini';
import { mixSchema } from '../domain/mix.ts';
import { BITRATES_KBPS } from '../domain/quality.ts';
import { artistIdSchema, knownChannelIdSchema, mixIdSchema, showIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { flagField, idInText, numberInText, pageFields } from './query-fields.ts';

const mixParams = z.object({ id: idInText(mixIdSchema) });

export const listMixes = defineOperation({
  name: 'listMixes',
  method: 'GET',
  path: '/mixes',
  summary: 'Mixes, latest first unless ordered by reach',
  query: z.strictObject({
    channel: z.optional(knownChannelIdSchema),
    artists_id: z.optional(idInText(artistIdSchema)),
    shows_id: z.optional(idInText(showIdSchema)),
    genre: z.optional(z.string().check(z.normalize(), z.maxLength(100))),
    trending: flagField,
    order: z.optional(z.enum(['-reach', '-creation_time'])),
    ...pageFields,
  }),
  response: z.array(mixSchema),
  paged: true,
});

export const getMix = defineOperation({
  name: 'getMix',
  method: 'GET',
  path: '/mixes/{id}',
  summary: 'A mix',
  params: mixParams,
  response: mixSchema,
});

/** A URL of the mix's audio, which expires; 403 for a member who is not entitled to the mix or the quality. */
export const getMixUrls = defineOperation({
  name: 'getMixUrls',
  method: 'GET',
  path: '/mixes/{id}/urls',
  summary: 'Where the audio of a mix is',
  auth: 'member',
  params: mixParams,
  query: z.strictObject({ quality: z.optional(numberInText(z.literal(BITRATES_KBPS))) }),
  response: z.object({ url: z.string(), title: z.string(), expires_time: z.iso.datetime() }),
  refusals: [403],
});

/** The mixes that have the most in common with one (show, artist, genres, channel), ties broken by plays; 404 for an unknown one. */
export const listRelatedMixes = defineOperation({
  name: 'listRelatedMixes',
  method: 'GET',
  path: '/related/mixes/',
  summary: 'Mixes like another one',
  query: z.strictObject({ mixes_id: idInText(mixIdSchema), ...pageFields }),
  refusals: [404],
  response: z.array(mixSchema),
  paged: true,
});
