import * as z from 'zod/mini';
import { channelIdSchema } from '../ids.ts';

/** Where a browser keeps when anyone who uses it heard which channel. */
export const TUNED_IN_KEY = 'tunedIn';

/** A channel was heard from one moment on, as it was sent; `untilTime` is missing while it is heard, and where the page was closed. */
export const tunedInSchema = z.object({
  station: channelIdSchema,
  fromTime: z.iso.datetime(),
  untilTime: z.optional(z.iso.datetime()),
});
/** When a channel was heard. */
export type TunedIn = z.infer<typeof tunedInSchema>;

/** The list that is kept, oldest first; one that does not fit counts as none. */
export const tunedInListSchema = z.array(tunedInSchema);
