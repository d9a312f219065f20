import * as z from 'zod/mini';
import { releaseNameSchema, releaseVersionSchema, RELEASES_PATH } from '@afterglow/shared-contracts';
import { defineRegistryOperation } from './registry-operation.ts';
import { remoteField, versionField } from './registry-fields.ts';

/** The outcome of an upload; `unchanged` when the same bytes were published before. */
export const publishAnswerSchema = z.object({
  outcome: z.enum(['published', 'unchanged']),
  name: releaseNameSchema,
  version: releaseVersionSchema,
});
/** The response to an upload. */
export interface PublishAnswer extends z.infer<typeof publishAnswerSchema> {}

/** A tar.gz of `release.json` and the files it names. */
export const archiveSchema = z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array);

export const publish = defineRegistryOperation({
  name: 'publish',
  method: 'POST',
  path: `${RELEASES_PATH}/{remote}/versions/{version}`,
  summary: 'Publish a built release',
  access: 'team',
  params: z.object({ remote: remoteField, version: versionField }),
  body: archiveSchema,
  takes: 'application/gzip',
  response: publishAnswerSchema,
  statuses: { 201: 'It is published.', 200: 'The same bytes were published before.' },
  refusals: [409],
  example: { params: { remote: 'radio', version: '1.0.1' } },
  command: {
    name: 'publish',
    positions: ['area'],
    insteadOfFields: {
      area: 'an area (name or folder, built first if its sources changed) or a release folder',
    },
    output: publishAnswerSchema,
  },
});

/** The published versions of an area, newest first. */
export const versionListSchema = z.object({
  versions: z.array(
    z.object({
      name: releaseNameSchema,
      version: releaseVersionSchema,
      sizeBytes: z.int(),
      publishedBy: z.string(),
      publishedAtIso: z.string(),
      commit: z.nullable(z.string()),
      hasLocalChanges: z.optional(z.boolean()),
      notes: z.nullable(z.string()),
      /** When its unneeded files were removed; the same bytes may be published again. */
      prunedAtIso: z.optional(z.string()),
    }),
  ),
});
/** The published versions of an area. */
export interface VersionList extends z.infer<typeof versionListSchema> {}

export const listVersions = defineRegistryOperation({
  name: 'listVersions',
  method: 'GET',
  path: `${RELEASES_PATH}/{remote}/versions`,
  summary: 'The published versions of an area, newest first',
  access: 'any-token',
  params: z.object({ remote: remoteField }),
  response: versionListSchema,
  refusals: [404],
  example: { params: { remote: 'radio' } },
  command: { name: 'versions', positions: ['remote'], output: versionListSchema },
});
