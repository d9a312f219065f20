import * as z from 'zod/mini';
import { showSchema } from '../domain/show.ts';
import { mixIdSchema, showIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { idInText } from './query-fields.ts';

const showParams = z.object({ id: idInText(showIdSchema) });

export const getShow = defineOperation({
  name: 'getShow',
  method: 'GET',
  path: '/shows/{id}',
  summary: 'A show',
  params: showParams,
  response: showSchema,
});

/** Adds one play to the show and, when `mixes_id` is given, to that mix; returns the show's new reach. */
export const addShowReach = defineOperation({
  name: 'addShowReach',
  method: 'POST',
  path: '/shows/{id}/reach',
  summary: 'Count a play',
  auth: 'member',
  params: showParams,
  body: z.object({ mixes_id: z.optional(mixIdSchema) }),
  response: z.object({ reach: z.int() }),
  refusals: [429],
});
