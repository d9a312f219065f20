import type { SocialProvider } from '@afterglow/shared-contracts';

/** This service as known to an OpenID Connect provider. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Maps a provider URL to one this process can reach, if browsers use another. */
  readonly reach?: (url: string) => string;
}

/** The client at the provider, or undefined when nothing replaces it. */
export type FindOidcClient = (network: SocialProvider) => OidcClient | undefined;
