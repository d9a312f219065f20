import * as z from 'zod/mini';

const SHORTEST_SECRET = 32;

/** The environment variables of the sandboxes; all are optional. */
export const sandboxEnvironmentSchema = z.object({
  /** `public` lets everyone use the local identity provider, and so log in as anyone: for demonstrations only. */
  LOCAL_IDENTITY_PROVIDER: z.optional(z.literal('public', 'it is "public" or unset')),
  /** The payment provider: the embedded `sandbox`, which moves no money (the default on this computer), or `none`. */
  PAYMENTS: z.optional(z.enum(['sandbox', 'none'])),
  /** The secret for signing webhooks; by default one is created and stored. */
  PAYMENT_SANDBOX_SECRET: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
});

/** The variables of the sandboxes, parsed. */
export type SandboxConfig = z.infer<typeof sandboxEnvironmentSchema>;
