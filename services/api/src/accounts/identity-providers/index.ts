export { createFindIdentityProvider, type IdentityContext } from './find-identity-provider.ts';
export type { FindIdentityProvider, IdentityProvider, LoginSecrets, ProvidedIdentity } from './identity-provider.ts';
export type { FindOidcClient, OidcClient } from './oidc-client.ts';
export { createOidcIdentityProvider } from './oidc-identity-provider.ts';
export {
  isEmailVerifiedByProvider,
  type ProviderEmailCheck,
  recentLoginSince,
  unlinkProviders,
  unlinkUnverifiedProviders,
} from './provider-verification.ts';
export { checkAppleKey } from './read-apple-key.ts';
