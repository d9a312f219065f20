import * as z from 'zod/mini';
import { genreSchema } from '../domain/genre.ts';
import { defineOperation } from './operation.ts';

export const listGenres = defineOperation({
  name: 'listGenres',
  method: 'GET',
  path: '/genres',
  summary: 'All genres',
  response: z.array(genreSchema),
});
