import { createHash } from 'node:crypto';
import { type Attestation, attestationPayload } from '@afterglow/shared-registry-contracts';
import { readRelease, writeRelease } from '../release-files.ts';

/** The results of the checks of a release's sources. */
export type CheckOutcomes = Omit<Attestation, 'files'>;

/** Writes the results of the source checks into the release in a folder. Throws Error when the folder contains none. */
export function signAttestation(dir: string, { types, borders }: CheckOutcomes): void {
  const manifest = readRelease(dir);
  if (!manifest) throw new Error(`${dir} does not contain a release`);
  const files = `sha384-${createHash('sha384').update(attestationPayload(manifest.files)).digest('base64')}`;
  writeRelease(dir, { ...manifest, attestation: { types, borders, files } });
}
