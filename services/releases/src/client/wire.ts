import { environmentSchema, liveSetSchema, releaseNameSchema, releaseVersionSchema } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** What the registry's answers and requests look like, for its routes and its client alike. */
export const publishAnswerSchema = z.object({
  outcome: z.enum(['published', 'unchanged']),
  name: releaseNameSchema,
  version: releaseVersionSchema,
});
export type PublishAnswer = z.infer<typeof publishAnswerSchema>;

export const versionListSchema = z.object({
  versions: z.array(
    z.object({
      name: releaseNameSchema,
      version: releaseVersionSchema,
      sizeBytes: z.int(),
      publishedBy: z.string(),
      publishedAtIso: z.string(),
      commit: z.nullable(z.string()),
      notes: z.nullable(z.string()),
    }),
  ),
});
export type VersionList = z.infer<typeof versionListSchema>;

const longestReason = 500;
const reasonSchema = z.string().check(z.trim(), z.minLength(1, 'a reason is needed'), z.maxLength(longestReason));

export const promoteRequestSchema = z.object({ version: releaseVersionSchema, reason: reasonSchema });
export type PromoteRequest = z.infer<typeof promoteRequestSchema>;

/** Without `to`, back to the good version before the live one. */
export const rollbackRequestSchema = z.object({ reason: reasonSchema, to: z.optional(releaseVersionSchema) });
export type RollbackRequest = z.infer<typeof rollbackRequestSchema>;

/** The live set after a change; `outcome` is `unchanged` when that version was live already. */
export const changeAnswerSchema = z.object({ outcome: z.enum(['changed', 'unchanged']), liveSet: liveSetSchema });
export type ChangeAnswer = z.infer<typeof changeAnswerSchema>;

/** One revision: who did what, when and why. */
export const historyEntrySchema = z.object({
  environment: environmentSchema,
  revision: z.int(),
  action: z.enum(['promote', 'rollback']),
  remote: releaseNameSchema,
  fromVersion: z.nullable(releaseVersionSchema),
  toVersion: releaseVersionSchema,
  reason: z.string(),
  actor: z.string(),
  changedAtIso: z.string(),
  hash: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

export const historySchema = z.object({ entries: z.array(historyEntrySchema) });

/** Whether the log is whole; if not, the first revision that is not what was written. */
export const verificationSchema = z.object({
  environment: environmentSchema,
  revisions: z.int(),
  firstBrokenRevision: z.nullable(z.int()),
});
export type Verification = z.infer<typeof verificationSchema>;

/** What tabs reported in the last day, counted by the hour. */
export const reportListSchema = z.object({
  counts: z.array(
    z.object({
      remote: releaseNameSchema,
      version: releaseVersionSchema,
      kind: z.enum(['load', 'chunk-load-error', 'crash', 'malformed-answer']),
      reason: z.string(),
      hourIso: z.string(),
      count: z.int(),
    }),
  ),
});
export type ReportList = z.infer<typeof reportListSchema>;
