import * as z from 'zod/mini';
import { bannerSchema } from '../domain/banner.ts';
import { defineOperation } from './operation.ts';
import { flagField, pageFields } from './query-fields.ts';

/** `show_all` adds the unpublished ones, only for super admins: 401 and 403 for everyone else. */
export const listBanners = defineOperation({
  name: 'listBanners',
  method: 'GET',
  path: '/bfhs',
  summary: 'The banners of the home page',
  auth: 'optional',
  query: z.strictObject({ order: z.optional(z.enum(['-modification_time'])), show_all: flagField, ...pageFields }),
  response: z.array(bannerSchema),
  paged: true,
  refusals: [401, 403],
});
