import * as z from 'zod/mini';

const SHORTEST_SECRET = 32;

/** The variables of the sandboxes; all are optional. */
export const sandboxEnvironmentSchema = z.object({
  /** `public` lets everyone use the local identity provider, which lets anyone be anyone: for demonstrations only. */
  LOCAL_IDENTITY_PROVIDER: z.optional(z.literal('public', 'it is "public" or unset')),
  /** Who takes payments: the embedded `sandbox`, which moves no money (the default on this computer), or `none`. */
  PAYMENTS: z.optional(z.enum(['sandbox', 'none'])),
  /** The secret for signing notices; by default one is created and stored. */
  PAYMENT_SANDBOX_SECRET: z.optional(z.string().check(z.minLength(SHORTEST_SECRET))),
});

/** The variables of the sandboxes, parsed. */
export type SandboxConfig = z.infer<typeof sandboxEnvironmentSchema>;
