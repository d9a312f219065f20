import * as z from 'zod/mini';
import { artistSchema } from '../domain/artist.ts';
import { episodeSchema } from '../domain/episode.ts';
import { mixSchema } from '../domain/mix.ts';
import { showSchema } from '../domain/show.ts';
import { defineOperation } from './operation.ts';
import { integerInText } from './query-fields.ts';

/** The kinds of models that `dispatch` accepts, as in its list and its response. */
export const DISPATCH_KINDS = ['mixes', 'shows', 'artists', 'episodes'] as const;
/** A kind of model that `dispatch` accepts. */
export type DispatchKind = (typeof DISPATCH_KINDS)[number];

/** The maximum of models per call. */
export const DISPATCH_MODELS_MAX = 10;
/** How many relations `dispatch` follows by default. */
export const DISPATCH_DEFAULT_DEPTH = 2;
const DEPTH_MAX = 4;

const ONE_MODEL = `(?:${DISPATCH_KINDS.join('|')}):[0-9]{1,10}`;

/** Models as `kind:id`, separated by commas: `mixes:12,shows:3`. */
export const dispatchModelsSchema = z
  .string()
  .check(
    z.regex(
      new RegExp(`^${ONE_MODEL}(?:,${ONE_MODEL}){0,${DISPATCH_MODELS_MAX - 1}}$`),
      `a list like mixes:12,shows:3 of at most ${DISPATCH_MODELS_MAX} ${DISPATCH_KINDS.join(', ')}`,
    ),
  );

/**
 * The requested models and those they are related to, at most `depth` relations away: the show, artist and broadcast
 * of a mix, the artist of a show, the latest mix of an artist, and the show, artist and mix of a broadcast. Each
 * appears once; unknown ids are left out.
 */
export const dispatch = defineOperation({
  name: 'dispatch',
  method: 'GET',
  path: '/dispatch',
  summary: 'Models with their related models',
  query: z.strictObject({
    models: dispatchModelsSchema,
    depth: z.optional(integerInText(1, DEPTH_MAX)),
  }),
  response: z.object({
    mixes: z.array(mixSchema),
    shows: z.array(showSchema),
    artists: z.array(artistSchema),
    episodes: z.array(episodeSchema),
  }),
});
