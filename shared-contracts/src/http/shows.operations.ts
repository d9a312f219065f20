import * as z from 'zod/mini';
import { showSchema } from '../domain/show.ts';
import { showIdSchema } from '../ids.ts';
import { defineOperation } from './operation.ts';
import { idInText } from './query-fields.ts';

export const getShow = defineOperation({
  name: 'getShow',
  method: 'GET',
  path: '/shows/{id}',
  summary: 'A show',
  params: z.object({ id: idInText(showIdSchema) }),
  response: showSchema,
});
