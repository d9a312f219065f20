import * as z from 'zod/mini';

const SHORTEST_SECRET = 32;

/** The variables of this service, beside those that every service reads; all may be left out. */
export const apiEnvironmentSchema = z.object({
  /** Signs addresses and links; by default one is made and kept. */
  SIGNING_SECRET: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
});

export type ApiConfig = z.infer<typeof apiEnvironmentSchema>;
