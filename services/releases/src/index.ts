export { createReleasesClient, type ReleasesClient } from './client/create-releases-client.ts';
export { findLocalTokens } from './client/local-tokens.ts';
export { publishBuilt, type PublishedBuild } from './client/publish-built.ts';
export { saveRegistryBackup } from './client/save-registry-backup.ts';
export { isRegistryError } from './client/registry-error.ts';
export { alertsOf, healthPolicyOf, type ReleasesConfig, releasesEnvironmentSchema } from './releases-environment.ts';
export { createReleases, type Releases, type ReleasesOptions } from './create-releases.ts';
export { tryRegistryBackup } from './backups/try-registry-backup.ts';
