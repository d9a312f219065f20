import * as z from 'zod/mini';

/**
 * A place where a member is logged in, in words for people. `browser` and `system` are null where the browser does not tell, `place` is
 * a network's address cut short, and `current` marks the session that asks.
 */
export const openSessionSchema = z.object({
  id: z.uuid(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: z.nullable(z.string()),
  startTime: z.iso.datetime(),
  lastUseTime: z.iso.datetime(),
  current: z.boolean(),
});
/** A place where a member is logged in. */
export type OpenSession = z.infer<typeof openSessionSchema>;
