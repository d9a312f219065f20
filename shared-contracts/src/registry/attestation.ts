import * as z from 'zod/mini';
import { integritySchema, remoteManifestSchema, type ReleaseFile } from '../manifest/release.ts';
import { shellManifestSchema } from '../manifest/release-manifest.ts';

const checkOutcomeSchema = z.enum(['passed', 'failed', 'not-run']);
/** How a check of the sources of a release ended. */
export type CheckOutcome = z.infer<typeof checkOutcomeSchema>;

/** What the builder of a release says about its sources, and of which files: the integrity of `attestationPayload`. */
export const attestationSchema = z.object({
  types: checkOutcomeSchema,
  borders: checkOutcomeSchema,
  files: integritySchema,
});
/** What the builder of a release says about its sources. */
export type Attestation = z.infer<typeof attestationSchema>;

const attestation = z.optional(attestationSchema);

/** `release.json` as it is built and published; tabs read it without the attestation. */
export const attestedManifestSchema = z.discriminatedUnion('kind', [
  z.extend(remoteManifestSchema, { attestation }),
  z.extend(shellManifestSchema, { attestation }),
]);
/** The manifest of a release with what its builder says about its sources. */
export type AttestedManifest = z.infer<typeof attestedManifestSchema>;

/** All files of a release as one text, the same for the same files. */
export function attestationPayload(files: readonly ReleaseFile[]): string {
  return files
    .map(({ path, integrity }) => `${path} ${integrity}\n`)
    .sort()
    .join('');
}
