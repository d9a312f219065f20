import { createHash, type Hash } from 'node:crypto';
import { CONTRACTS_VERSION } from '@afterglow/shared-contracts';
import { sharedModules } from '../../webpack/shared-modules.ts';
import type { WorkspacePackage } from '../../workspace/packages.ts';
import { buildBrand } from './build-brand.ts';
import { buildMode } from './build-mode.ts';
import { buildInputs, presetInput, type ReadInput } from './input-files.ts';
import { lockedPackages } from './locked-packages.ts';
import { type Lockfile, readLockfile } from './lockfile.ts';

const HASH_DIGITS = 12;

/**
 * A hash of a build's dependencies, as 12 hex digits: the package's own sources and declaration, the bundled sources of others, the
 * preset, the locked packages that these really use, the versions that the shell provides, the product's name and the build mode.
 * Excludes tests, and packages that only others use: changing one makes no new release.
 */
export function inputHash(one: WorkspacePackage, lockfile: Lockfile = readLockfile()): string {
  const hash = createHash('sha256');
  hash.update(`brand ${buildBrand()}, ${buildMode()}, contracts ${CONTRACTS_VERSION}\n`);
  for (const { request, version } of sharedModules()) hash.update(`${request} ${version}\n`);
  const inputs = buildInputs(one);
  for (const input of inputs) addFiles(hash, input);
  for (const locked of lockedPackages(lockfile, inputs)) hash.update(`${locked}\n`);
  return digest(hash);
}

/** The same for the preset only: the cache of another preset must not be used. */
export function presetHash(): string {
  const hash = createHash('sha256');
  addFiles(hash, presetInput());
  return digest(hash);
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

/** Includes name and length, so that moving a line from one file to the next changes the hash; excludes the folder's location. */
function addFiles(hash: Hash, { files }: ReadInput): void {
  for (const { file, bytes } of files) hash.update(`${file} ${bytes.length}\n`).update(bytes);
}
