export {
  createReleasesClient,
  findLocalTokens,
  isRegistryError,
  publishBuilt,
  type PublishedBuild,
  type ReleasesClient,
  saveRegistryBackup,
} from './client/index.ts';
export { alertsOf, healthPolicyOf, type ReleasesConfig, releasesEnvironmentSchema } from './environment.ts';
export { createReleases, type Releases, type ReleasesOptions } from './app.ts';
export { tryRegistryBackup } from './registry/backups/index.ts';
