import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRole, ROLES, type Role } from './roles.ts';

/** One folder of the workspace with what the presets need of its package.json. */
export interface WorkspacePackage {
  /** Folder name below the workspace root; the package is called `@afterglow/<folder>`. */
  readonly folder: string;
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  readonly role: Role;
  readonly manifest: PackageManifest;
}

/** The fields of a package.json that the build reads. */
export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly afterglow?: Readonly<Record<string, unknown>>;
}

export const WORKSPACE_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Every `@afterglow/*` package directly below the root, sorted by folder. Throws for a package without a known role. */
export function workspacePackages(root: string = WORKSPACE_ROOT): readonly WorkspacePackage[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map((entry) => readPackage(path.join(root, entry.name)))
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

/** Reads one package, wherever it lies. Throws when `afterglow.role` is missing or unknown. */
export function readPackage(dir: string): WorkspacePackage {
  const file = path.join(dir, 'package.json');
  // The file is ours and written by hand; the fields used are checked where a wrong value could do harm (role, release).
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  const role = manifest.afterglow?.['role'];
  if (!isRole(role)) throw new Error(`${file}: set "afterglow": { "role": one of ${ROLES.join(', ')} }.`);
  return {
    folder: manifest.name.replace('@afterglow/', ''),
    dir,
    name: manifest.name,
    version: manifest.version,
    role,
    manifest,
  };
}
