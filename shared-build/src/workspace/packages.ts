import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRole, ROLES, type Role } from './roles.ts';

/** One folder of the workspace, with the parts of its package.json that the presets need. */
export interface WorkspacePackage {
  /** Name of its folder; the package is called `@afterglow/<folder>`. */
  readonly folder: string;
  /**
   * Its folder relative to the workspace root, with forward slashes, such as `services/api`; for a package outside the workspace,
   * `folder`.
   */
  readonly location: string;
  readonly dir: string;
  readonly name: string;
  readonly version: string;
  readonly role: Role;
  readonly manifest: PackageManifest;
}

export interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly afterglow?: Readonly<Record<string, unknown>>;
}

/** The absolute path of the workspace. */
export const WORKSPACE_ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folders whose subfolders are packages; the root's own name is empty. */
const PARENTS = ['', 'services'] as const;

/** Every `@afterglow/*` package of the workspace, sorted by folder. Throws for a package without a known role. */
export function workspacePackages(root: string = WORKSPACE_ROOT): readonly WorkspacePackage[] {
  return PARENTS.flatMap((parent) => foldersIn(path.join(root, parent)).map((name) => path.posix.join(parent, name)))
    .filter((location) => existsSync(path.join(root, location, 'package.json')))
    .map((location) => ({ ...readPackage(path.join(root, location)), location }))
    .sort((a, b) => a.folder.localeCompare(b.folder));
}

function foldersIn(dir: string): readonly string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Reads one package, inside or outside the workspace. Throws when `afterglow.role` is missing or unknown. */
export function readPackage(dir: string): WorkspacePackage {
  const file = path.join(dir, 'package.json');
  // The file is written by hand; fields are checked where a wrong value could do harm (role, release).
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  const role = manifest.afterglow?.['role'];
  if (!isRole(role)) throw new Error(`${file}: set "afterglow": { "role": one of ${ROLES.join(', ')} }.`);
  const folder = manifest.name.replace('@afterglow/', '');
  return {
    folder,
    location: folder,
    dir,
    name: manifest.name,
    version: manifest.version,
    role,
    manifest,
  };
}
