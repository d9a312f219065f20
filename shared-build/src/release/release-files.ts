import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { type AttestedManifest, attestedManifestSchema } from '@afterglow/shared-registry-contracts';

/** A release on disk: its files are next to its `release.json`. */
export interface BuiltRelease {
  readonly dir: string;
  readonly manifest: AttestedManifest;
  /** True when it already existed, made from the same inputs. */
  readonly reused: boolean;
}

/** The release in a folder, or undefined without one (`release.json` is written last, so an unfinished build is ignored). */
export function readRelease(dir: string): AttestedManifest | undefined {
  const file = path.join(dir, RELEASE_MANIFEST_FILE);
  if (!existsSync(file)) return undefined;
  const parsed = attestedManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

export function writeRelease(dir: string, manifest: AttestedManifest): void {
  const file = path.join(dir, RELEASE_MANIFEST_FILE);
  // Renamed into place, so a concurrent reader sees one file or the other.
  writeFileSync(`${file}.new`, `${JSON.stringify(attestedManifestSchema.parse(manifest), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
