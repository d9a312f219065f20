import * as z from 'zod/mini';
import { environmentSchema, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';

/** The result of a change: the live version of that area, and the previous one. */
export const changeReportSchema = z.object({
  outcome: z.enum(['changed', 'unchanged']),
  environment: environmentSchema,
  remote: releaseNameSchema,
  version: z.nullable(releaseVersionSchema),
  leftVersion: z.optional(z.nullable(releaseVersionSchema)),
  revision: z.int(),
});

/** The live versions of each environment. */
export const statusReportSchema = z.object({
  environments: z.array(
    z.object({
      environment: environmentSchema,
      revision: z.int(),
      shellVersion: z.nullable(releaseVersionSchema),
      previousShellVersion: z.optional(z.nullable(releaseVersionSchema)),
      /** What the version brings, one note per line; also null for callers without a token. */
      shellNotes: z.nullable(z.string()),
      remotes: z.array(
        z.object({
          name: releaseNameSchema,
          version: releaseVersionSchema,
          previousVersion: z.nullable(releaseVersionSchema),
          notes: z.nullable(z.string()),
          /** The version that `percent` of a hundred visitors have instead; also null for callers without a token. */
          canary: z.nullable(
            z.object({ version: releaseVersionSchema, percent: z.int(), notes: z.nullable(z.string()) }),
          ),
        }),
      ),
    }),
  ),
});
