export { createReleasesClient, type ReleasesClient } from './client/create-releases-client.ts';
export { type LocalTokens, localTokensSchema, tokensPathIn } from './client/local-tokens.ts';
export { publishBuilt, type PublishedBuild } from './client/publish-built.ts';
export { isRegistryError, RegistryError } from './client/registry-error.ts';
export { alertsOf, healthPolicyOf, type ReleasesConfig, releasesEnvironmentSchema } from './releases-environment.ts';
export { createReleases, type Releases, type ReleasesOptions } from './create-releases.ts';
