import * as z from 'zod/mini';

/**
 * A session of a member, in readable form. `browser` and `system` are null if the browser does not tell, `place` is a
 * shortened IP address, and `current` marks the requesting session.
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
/** A session of a member. */
export interface OpenSession extends z.infer<typeof openSessionSchema> {}
