import * as z from 'zod/mini';

/**
 * Where the counted events of a page go. Without `tagUrl` they do not leave the browser. `consent` "ask": nothing is passed on before
 * the listener has agreed; "not-needed": the operator has settled it otherwise.
 */
export const analyticsConfigSchema = z.object({
  /** Address of the tag service's script, its id included. */
  tagUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** What the tag service's script talks to, besides where it comes from. */
  origins: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  consent: z._default(z.enum(['ask', 'not-needed']), 'ask'),
});
/** Where the counted events of a page go, with its defaults filled in. */
export type AnalyticsConfig = z.infer<typeof analyticsConfigSchema>;
