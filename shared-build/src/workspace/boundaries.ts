import type { Role } from './roles.ts';
import type { WorkspacePackage } from './packages.ts';

/** The roles that a package of each role may import. Lint and dependency-cruiser both use this table. */
export const MAY_IMPORT: Readonly<Record<Role, readonly Role[]>> = {
  contracts: [],
  // The calls of the registry, which no page of the site makes.
  'registry-contracts': ['contracts'],
  shared: ['contracts'],
  'area-library': ['contracts', 'shared'],
  shell: ['contracts', 'shared', 'area-library'],
  remote: ['contracts', 'shared', 'area-library'],
  // The console works when shell and areas do not, so it shares nothing with them in a page.
  console: ['contracts', 'registry-contracts', 'shared'],
  'service-library': ['contracts'],
  sound: ['contracts', 'service-library'],
  // A subject of a service as its own package: the service passes it the database and what it knows of other subjects.
  domain: ['contracts', 'service-library'],
  service: ['contracts', 'registry-contracts', 'service-library', 'sound', 'domain'],
  // A fallback implements ports of a service, which does not know it.
  'stand-in': ['contracts', 'service-library', 'sound', 'domain', 'service'],
  site: ['contracts', 'service-library', 'sound', 'domain', 'service', 'stand-in', 'build'],
  build: ['contracts', 'registry-contracts', 'service-library'],
  // Of a service only the fakes in its tests.
  e2e: ['contracts', 'registry-contracts', 'domain', 'service', 'build'],
  // The bench starts services on its own catalog.
  bench: ['contracts', 'registry-contracts', 'service-library', 'sound', 'domain', 'service', 'stand-in', 'build'],
};

/** The packages that `importer` must not import, by its role. */
export function forbiddenImports(
  importer: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): readonly WorkspacePackage[] {
  const allowed = MAY_IMPORT[importer.role];
  return packages.filter((other) => other.name !== importer.name && !allowed.includes(other.role));
}

/** The rule as text for messages: the imports that this role may use. */
export function mayImportText(role: Role): string {
  const allowed = MAY_IMPORT[role];
  return allowed.length === 0 ? 'no other package' : `packages of role ${allowed.join(', ')} only`;
}
