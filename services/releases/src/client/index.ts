export { type ReleasesClient, createReleasesClient } from './create-releases-client.ts';
export { liveVersionOf } from './live-version.ts';
export { type LocalTokens, findLocalTokens, localTokensSchema, tokensPathIn } from './local-tokens.ts';
export { packFiles } from './pack-files.ts';
export { packRelease } from './pack-release.ts';
export { publishBuilt, type PublishedBuild } from './publish-built.ts';
export { RegistryError, isRegistryError } from './registry-error.ts';
export { saveRegistryBackup } from './save-registry-backup.ts';
