import * as z from 'zod/mini';
import { bannerIdSchema } from '../ids.ts';
import { imageSchema } from './image.ts';

/** What pressing a banner's button does: play something, or open a page of the site or elsewhere. */
export const bannerActionTypeSchema = z.enum([
  'playChannel',
  'playMix',
  'playPlaylist',
  'navigateInternal',
  'navigateExternal',
]);

/** What a banner's button does; `value` is an id, a path or an address, as the type says. */
export const bannerActionSchema = z.object({ type: bannerActionTypeSchema, value: z.string(), label: z.string() });
/** One button of a banner. */
export type BannerAction = z.infer<typeof bannerActionSchema>;

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
/** A banner as the service answers it. */
export type Banner = z.infer<typeof bannerSchema>;
