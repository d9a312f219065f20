import * as z from 'zod/mini';
import { integritySchema, remoteManifestSchema, type ReleaseFile } from '@afterglow/shared-contracts';
import { shellManifestSchema } from '@afterglow/shared-contracts/services';
import { releaseNotesSchema } from './release-notes.ts';

const checkOutcomeSchema = z.enum(['passed', 'failed', 'not-run']);
/** The outcome of a check of a release's sources. */
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

/** The builder's statement about the sources of a release, and its files: the integrity of `attestationPayload`. */
export const attestationSchema = z.object({
  types: checkOutcomeSchema,
  borders: checkOutcomeSchema,
  files: integritySchema,
});
/** The builder's statement about the sources of a release. */
export interface Attestation extends z.infer<typeof attestationSchema> {}

const published = { attestation: z.optional(attestationSchema), notes: releaseNotesSchema };

/** `release.json` as it is built and published; tabs read it without the attestation, and with any notes. */
export const attestedManifestSchema = z.discriminatedUnion('kind', [
  z.extend(remoteManifestSchema, published),
  z.extend(shellManifestSchema, published),
]);
/** The manifest of a release with its attestation. */
export type AttestedManifest = z.infer<typeof attestedManifestSchema>;

/** All files of a release as one text, stable for the same files. */
export function attestationPayload(files: readonly ReleaseFile[]): string {
  return files
    .map(({ path, integrity }) => `${path} ${integrity}\n`)
    .sort()
    .join('');
}
