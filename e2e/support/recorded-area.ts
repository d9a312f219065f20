import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from './paths.ts';
import { forgeAttestation } from './versions/forge-attestation.ts';

/**
 * An area as it was built, with the build of that time, against this version of the contracts. Never built again: its purpose is
 * unchanged code. Its sources are in the record.
 */
interface RecordedArea {
  readonly files: Readonly<Record<string, string>>;
}

/** The version of every recorded release: below those that the journeys build themselves. */
export const RECORDED_VERSION = '0.1.0';

/** Writes the files of the area that was recorded with a version of the contracts, and returns the folder of its release. */
export function recordedArea(contractsVersion: '1.0.0'): string {
  const record = fileURLToPath(new URL(`recorded-areas/${contractsVersion}.json`, import.meta.url));
  const { files } = JSON.parse(readFileSync(record, 'utf8')) as RecordedArea;
  const folder = path.join(scratchFolder, `recorded-${contractsVersion}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  return forgeAttestation(folder);
}
