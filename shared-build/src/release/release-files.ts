import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { RELEASE_MANIFEST_FILE } from '@afterglow/shared-contracts';
import { type AttestedManifest, attestedManifestSchema } from '@afterglow/shared-contracts/registry';

/** A release on disk: its files are beside its `release.json`. */
export interface BuiltRelease {
  readonly dir: string;
  readonly manifest: AttestedManifest;
  /** True when it already existed, made from the same inputs. */
  readonly reused: boolean;
}

/** The release in a folder, or undefined when there is none (`release.json` is written last, so an unfinished build does not count). */
export function readRelease(dir: string): AttestedManifest | undefined {
  const file = path.join(dir, RELEASE_MANIFEST_FILE);
  if (!existsSync(file)) return undefined;
  const parsed = attestedManifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data : undefined;
}

export function writeRelease(dir: string, manifest: AttestedManifest): void {
  const file = path.join(dir, RELEASE_MANIFEST_FILE);
  // Moved into place: anyone who reads a release that is told again sees one or the other.
  writeFileSync(`${file}.new`, `${JSON.stringify(attestedManifestSchema.parse(manifest), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
