import type { SocialProvider } from '@afterglow/shared-contracts';

/** This service as known to an OpenID Connect provider. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where this process reaches an address of the provider, if not where browsers do. */
  readonly reach?: (url: string) => string;
}

/** The client at the provider of a network, or undefined when nothing replaces it. */
export type FindOidcClient = (network: SocialProvider) => OidcClient | undefined;
