import * as z from 'zod/mini';
import { channelIdSchema } from '../ids.ts';

/** The key under which a browser stores when its users heard which channel. */
export const TUNED_IN_KEY = 'tunedIn';

/**
 * A period in which a channel was heard, by broadcast time; `untilTime` is missing while it plays, and if the page was
 * closed.
 */
export const tunedInSchema = z.object({
  station: channelIdSchema,
  fromTime: z.iso.datetime(),
  untilTime: z.optional(z.iso.datetime()),
});
/** A period in which a channel was heard. */
export interface TunedIn extends z.infer<typeof tunedInSchema> {}

/** The stored list, oldest first; an invalid one counts as empty. */
export const tunedInListSchema = z.array(tunedInSchema);
