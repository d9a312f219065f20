import * as z from 'zod/mini';
import { episodeSchema } from '../domain/episode.ts';
import { channelIdSchema, episodeIdSchema } from '../ids.ts';
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

/** A day as ISO date means its beginning in UTC; an ISO date-time is taken as it is. */
const dayOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/**
 * Everything that is on the air between two times, in order of time. `startdate` is by default the current day in UTC, `enddate`
 * a day after it and at most 31 days.
 */
export const listEpisodes = defineOperation({
  name: 'listEpisodes',
  method: 'GET',
  path: '/episodes',
  summary: 'The broadcasts of a time',
  query: z.strictObject({
    channel: z.optional(channelIdSchema),
    startdate: z.optional(dayOrTime),
    enddate: z.optional(dayOrTime),
    ...pageFields,
  }),
  response: z.array(episodeSchema),
  paged: true,
});
