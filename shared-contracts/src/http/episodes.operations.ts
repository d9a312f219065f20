import * as z from 'zod/mini';
import { episodeSchema } from '../domain/episode.ts';
import { knownChannelIdSchema, episodeIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { idInText, pageFields } from './query-fields.ts';

export const getEpisode = defineOperation({
  name: 'getEpisode',
  method: 'GET',
  path: '/episodes/{id}',
  summary: 'A broadcast of a show',
  params: z.object({ id: idInText(episodeIdSchema) }),
  response: episodeSchema,
});

/** An ISO date means the start of that day in UTC; an ISO date-time is used unchanged. */
const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * The episodes on air between two times, in order of time. `startdate` defaults to the current day in UTC, `enddate`
 * to a day after it; they are at most 31 days apart.
 */
export const listEpisodes = defineOperation({
  name: 'listEpisodes',
  method: 'GET',
  path: '/episodes',
  summary: 'The broadcasts of a time',
  query: z.strictObject({
    channel: z.optional(knownChannelIdSchema),
    startdate: z.optional(dayOrTime),
    enddate: z.optional(dayOrTime),
    ...pageFields,
  }),
  response: z.array(episodeSchema),
  paged: true,
});
