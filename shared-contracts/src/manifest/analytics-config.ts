import * as z from 'zod/mini';

/**
 * Where a page's analytics events go. Without `tagUrl` they do not leave the browser. `consent` "ask": nothing is passed on before the
 * listener has agreed; "not-needed": the operator has settled it otherwise.
 */
export const analyticsConfigSchema = z.object({
  /** Address of the tag service's script, including its id. */
  tagUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** The origins that the tag service's script connects to, besides its own. */
  origins: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  consent: z._default(z.enum(['ask', 'not-needed']), 'ask'),
});
/** Where a page's analytics events go, with the defaults filled in. */
export type AnalyticsConfig = z.infer<typeof analyticsConfigSchema>;
