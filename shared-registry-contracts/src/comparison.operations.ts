import * as z from 'zod/mini';
import { releaseNameSchema, releaseVersionSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { remoteField } from './registry-fields.ts';
import { defineRegistryOperation } from './registry-operation.ts';

/** One of two compared versions; sizes are in bytes, uncompressed. */
export const comparedVersionSchema = z.object({
  version: releaseVersionSchema,
  publishedAtIso: z.string(),
  publishedBy: z.string(),
  commit: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  contractsRange: z.string(),
  fileCount: z.int(),
  sizeBytes: z.int(),
});

const changeSchema = z.enum(['added', 'removed', 'changed']);

/** The differences between two versions of an area. Equal files are only counted. */
export const comparisonSchema = z.object({
  remote: releaseNameSchema,
  from: comparedVersionSchema,
  to: comparedVersionSchema,
  /** By name without the content hash, if that is unambiguous; the largest difference first. */
  files: z.array(
    z.object({
      path: z.string(),
      change: changeSchema,
      fromBytes: z.nullable(z.int()),
      toBytes: z.nullable(z.int()),
    }),
  ),
  unchangedFiles: z.int(),
  libraries: z.array(z.object({ name: z.string(), from: z.nullable(z.string()), to: z.nullable(z.string()) })),
  pages: z.array(z.object({ key: z.string(), path: z.string(), change: changeSchema })),
  unchangedPages: z.int(),
});
/** The differences between two versions of an area. */
export interface Comparison extends z.infer<typeof comparisonSchema> {}

export const compareVersions = defineRegistryOperation({
  name: 'compareVersions',
  method: 'GET',
  path: `${RELEASES_PATH}/{remote}/comparison`,
  summary: 'What differs between two versions: files, sizes, contracts, libraries, and pages',
  access: 'any-token',
  params: z.object({ remote: remoteField }),
  query: z.object({
    from: releaseVersionSchema.check(z.describe('a published version')),
    to: releaseVersionSchema.check(z.describe('the version to compare it with')),
  }),
  response: comparisonSchema,
  refusals: [404],
  example: { params: { remote: 'radio' }, query: { from: '1.0.0', to: '1.0.1' } },
});
