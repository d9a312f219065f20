import * as z from 'zod/mini';
import { episodeSchema } from '../domain/episode.ts';
import { episodeIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { idInText } from './query-fields.ts';

export const getEpisode = defineOperation({
  name: 'getEpisode',
  method: 'GET',
  path: '/episodes/{id}',
  summary: 'A broadcast of a show',
  params: z.object({ id: idInText(episodeIdSchema) }),
  response: episodeSchema,
});
