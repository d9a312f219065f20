import * as z from 'zod/mini';
import { bannerIdSchema } from '../ids.ts';
import { imageSchema } from './image.ts';

/** The action of a banner's button: play an item, or open a page of the site or elsewhere. */
export const bannerActionTypeSchema = z.enum([
  'playChannel',
  'playMix',
  'playPlaylist',
  'navigateInternal',
  'navigateExternal',
]);

/** The action of a banner's button; `value` is an id, a path or a URL, depending on the type. */
export const bannerActionSchema = z.object({ type: bannerActionTypeSchema, value: z.string(), label: z.string() });
/** One button of a banner. */
export interface BannerAction extends z.infer<typeof bannerActionSchema> {}

/** A banner of the home page. */
export const bannerSchema = z.object({
  id: bannerIdSchema,
  heading: z.string(),
  subheading: z.nullable(z.string()),
  description: z.nullable(z.string()),
  image: imageSchema,
  primary_action: z.nullable(bannerActionSchema),
  secondary_action: z.nullable(bannerActionSchema),
});
/** A banner as the service returns it. */
export interface Banner extends z.infer<typeof bannerSchema> {}
