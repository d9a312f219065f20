import * as z from 'zod/mini';

/**
 * The destination of a page's analytics events. Without `tagUrl` they do not leave the browser. `consent` "ask":
 * nothing is sent before the listener has agreed; "not-needed": the operator does not need consent.
 */
export const analyticsConfigSchema = z.object({
  /** URL of the tag service's script, including its id. */
  tagUrl: z.optional(z.url({ protocol: /^https?$/ })),
  /** The origins that the tag service's script connects to, besides its own. */
  origins: z._default(z.array(z.url({ protocol: /^https?$/ })), []),
  consent: z._default(z.enum(['ask', 'not-needed']), 'ask'),
});
/** The destination of a page's analytics events, with the defaults filled in. */
export interface AnalyticsConfig extends z.infer<typeof analyticsConfigSchema> {}
