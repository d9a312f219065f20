import { createHash, type Hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildBrand } from './build-brand.ts';
import { buildMode } from './build-mode.ts';
import { PROVIDED_ROLES } from '../webpack/shared-modules.ts';
import { workspacePackages, WORKSPACE_ROOT, type WorkspacePackage } from '../workspace/packages.ts';

const HASH_DIGITS = 12;
const NOT_BUILT = /(^|\/)(testing|fixtures)\/|\.test\.tsx?$|\.md$/;

/** The parts of this package that affect a build's output; lint and test presets do not. */
const PRESET_FOLDERS = ['src/facades', 'src/pages', 'src/release', 'src/webpack', 'src/workspace'];

/**
 * A hash of what a build depends on, as 12 hex digits: the package's own sources and declaration, the preset, the lockfile, the
 * product's name, what the build is for, and for the shell the shared packages that it bundles. Tests do not count: changing one does not make a new release.
 */
export function inputHash(one: WorkspacePackage): string {
  const hash = createHash('sha256');
  addFile(hash, WORKSPACE_ROOT, 'pnpm-lock.yaml');
  addPreset(hash);
  hash.update(`brand ${buildBrand()}, ${buildMode()}\n`);
  for (const input of [one, ...bundledPackages(one)]) {
    addFile(hash, input.dir, 'package.json');
    addFolder(hash, input.dir, 'src');
  }
  return digest(hash);
}

/** The same for the preset alone: what another preset cached must not be used. */
export function presetHash(): string {
  const hash = createHash('sha256');
  addPreset(hash);
  return digest(hash);
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, HASH_DIGITS);
}

function bundledPackages(one: WorkspacePackage): readonly WorkspacePackage[] {
  if (one.role !== 'shell') return [];
  return workspacePackages().filter(({ role }) => PROVIDED_ROLES.includes(role));
}

function addPreset(hash: Hash): void {
  for (const folder of PRESET_FOLDERS) addFolder(hash, path.join(WORKSPACE_ROOT, 'shared-build'), folder);
}

function addFolder(hash: Hash, dir: string, folder: string): void {
  const files = readdirSync(path.join(dir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !NOT_BUILT.test(file));
  for (const file of files.sort()) addFile(hash, dir, file);
}

/** Includes name and length, so that moving a line from one file to the next changes the hash; the folder's location does not count. */
function addFile(hash: Hash, dir: string, file: string): void {
  const bytes = readFileSync(path.join(dir, file));
  hash.update(`${file} ${bytes.length}\n`).update(bytes);
}
