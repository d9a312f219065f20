import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Role } from '../workspace/roles.ts';
import { workspacePackages, WORKSPACE_ROOT, type WorkspacePackage } from '../workspace/packages.ts';

/** A module that exists once in a page: provided by the shell, never bundled by a remote. */
export interface SharedModule {
  /** The import specifier, for example "react/jsx-runtime". */
  readonly request: string;
  readonly packageName: string;
  readonly version: string;
}

// Every subpath is listed: sharing "react-dom" alone would let each remote bundle its own "react-dom/client".
const LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-router-dom': ['react-router-dom'],
  rxjs: ['rxjs'],
  'single-spa': ['single-spa'],
};
/** The shell provides packages with these roles. */
export const PROVIDED_ROLES: readonly Role[] = ['contracts', 'shared', 'area-library'];
/**
 * Shared modules are part of the first load, so this excludes those for tests or services, those the shell loads later, and those that
 * only some pages need: an area bundles these with its pages.
 */
const NOT_SHARED = [
  './testing',
  './catalog',
  './fixtures',
  './former-names',
  './reminders',
  './price',
  './retry-policy',
  './services',
  './time',
  './tuned-in',
  './zone-time',
  './integrations',
  './forms',
  './search-field',
];

/** The libraries above and every entry point of the contracts and shared-* packages, with the versions installed here. */
export function sharedModules(root: string = WORKSPACE_ROOT): readonly SharedModule[] {
  const libraries = Object.entries(LIBRARIES).flatMap(([packageName, requests]) => {
    const version = installedVersion(packageName);
    return requests.map((request) => ({ request, packageName, version }));
  });
  const own = workspacePackages(root)
    .filter(({ role }) => PROVIDED_ROLES.includes(role))
    .flatMap((one) => doorsOf(one).map((request) => ({ request, packageName: one.name, version: one.version })));
  return [...libraries, ...own];
}

function doorsOf(one: WorkspacePackage): readonly string[] {
  return Object.entries(one.manifest.exports ?? {})
    .filter(([door, target]) => /\.tsx?$/.test(String(target)) && !NOT_SHARED.includes(door))
    .map(([door]) => path.posix.join(one.name, door));
}

interface UnsharedDoor {
  readonly request: string;
  readonly file: string;
}

/** The entry points of a package that its users bundle. */
export function unsharedEntryPoints(one: WorkspacePackage): readonly UnsharedDoor[] {
  return Object.entries(one.manifest.exports ?? {}).flatMap(([door, target]) =>
    NOT_SHARED.includes(door)
      ? [{ request: path.posix.join(one.name, door), file: path.posix.normalize(String(target)) }]
      : [],
  );
}

/** Read from disk, because not every library exports its package.json. */
function installedVersion(packageName: string): string {
  const file = path.join(WORKSPACE_ROOT, 'shared-build/node_modules', packageName, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return manifest.version;
}
