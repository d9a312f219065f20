import * as z from 'zod/mini';
import { channelIdSchema } from '../ids.ts';
import { qualityKeySchema } from './quality.ts';

/** The volume until the listener changes it, from 0 to 100. */
export const DEFAULT_VOLUME = 25;
const VOLUME_MAX = 100;

/** A volume from 0 to 100. */
export const volumeSchema = z.number().check(z.minimum(0), z.maximum(VOLUME_MAX));

/** A member's settings. `volume` is 0 to 100; `favorites` are the favorite channels, without duplicates. */
export const settingsSchema = z.object({
  currentOnDemandQualityKey: qualityKeySchema,
  volume: volumeSchema,
  favorites: z.array(channelIdSchema),
});
/** A member's settings as the service returns them. */
export interface Settings extends z.infer<typeof settingsSchema> {}
