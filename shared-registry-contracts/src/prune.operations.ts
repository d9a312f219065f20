import * as z from 'zod/mini';
import {
  nothing,
  releaseNameSchema,
  releaseVersionSchema,
  RELEASES_PATH,
  USES_PATH,
} from '@afterglow/shared-contracts';
import { defineRegistryOperation } from './registry-operation.ts';

const USES_MAX_BYTES = 16_384;
const DAYS_DEFAULT = '30';

/** A page does not consist of more areas. */
const USES_MAX = 100;

/** The versions that a tab runs: of the shell, and of every loaded area. */
export const versionUsesSchema = z.object({
  versions: z
    .array(z.object({ name: releaseNameSchema, version: releaseVersionSchema }))
    .check(z.minLength(1), z.maxLength(USES_MAX)),
});
/** The versions that a tab runs. */
export interface VersionUses extends z.infer<typeof versionUsesSchema> {}

/** A page that is unloading may send it as `text/plain`. */
export const tellUses = defineRegistryOperation({
  name: 'tellUses',
  method: 'POST',
  path: USES_PATH,
  summary: "Report which versions a tab runs, so they aren't pruned",
  access: 'everybody',
  body: versionUsesSchema,
  maxBodyBytes: USES_MAX_BYTES,
  response: nothing,
  refusals: [429],
  example: { body: { versions: [{ name: 'radio', version: '1.0.1' }] } },
});

const daysField = z
  ._default(z.string().check(z.regex(/^\d{1,4}$/, 'must be a whole number of days')), DAYS_DEFAULT)
  .check(z.describe(`keep anything published or live in this many days (default: ${DAYS_DEFAULT})`));

const sizedVersion = { name: releaseNameSchema, version: releaseVersionSchema, sizeBytes: z.int() };

/** Why a version is retained. */
export const retentionReasonSchema = z.enum(['live', 'canary', 'rollback-target', 'preview', 'open-tab', 'recent']);
/**
 * Why a version is retained: it is live somewhere, a rollback can return to it, a link shows it, an open tab runs it,
 * or it is recent.
 */
export type RetentionReason = z.infer<typeof retentionReasonSchema>;

/** What a prune removes, and what it retains and why; sizes are those of the built files. */
export const pruningSchema = z.object({
  removed: z.array(z.object(sizedVersion)),
  kept: z.array(z.object({ ...sizedVersion, reason: retentionReasonSchema })),
});
/** What a prune removes, and what it retains and why. */
export interface Pruning extends z.infer<typeof pruningSchema> {}

export const listUnused = defineRegistryOperation({
  name: 'listUnused',
  method: 'GET',
  path: `${RELEASES_PATH}/unused`,
  summary: 'Show what a prune would remove and why the rest stays',
  access: 'any-token',
  query: z.object({ days: daysField }),
  response: pruningSchema,
  command: { name: 'unused', positions: [], output: pruningSchema },
});

export const prune = defineRegistryOperation({
  name: 'prune',
  method: 'POST',
  path: `${RELEASES_PATH}/prune`,
  summary: 'Remove files of unused versions',
  access: 'manager',
  body: z.object({ days: daysField }),
  response: pruningSchema,
  example: { body: { days: DAYS_DEFAULT } },
  command: { name: 'prune', positions: [], output: pruningSchema },
});
