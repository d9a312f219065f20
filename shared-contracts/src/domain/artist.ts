import * as z from 'zod/mini';
import { artistIdSchema, mixIdSchema } from '../ids.ts';
import { imageSchema } from './image.ts';

/**
 * An artist. `biography` is sanitized HTML; `url` is the readable part of its URL; `reach` is the total number of
 * plays; `genre` has the genres of their mixes, and is missing in older cached data.
 */
export const artistSchema = z.object({
  id: artistIdSchema,
  type: z.literal('artist'),
  title: z.string(),
  url: z.string(),
  biography: z.nullable(z.string()),
  photo: imageSchema,
  hero: z.nullable(z.string()),
  facebook_username: z.nullable(z.string()),
  instagram_username: z.nullable(z.string()),
  twitter_username: z.nullable(z.string()),
  tiktok_username: z.nullable(z.string()),
  website_url: z.nullable(z.string()),
  reach: z.int(),
  latestMix: z.nullable(mixIdSchema),
  genre: z.optional(z.array(z.string())),
});
/** An artist as the service returns it. */
export interface Artist extends z.infer<typeof artistSchema> {}
