import type { SocialNetwork } from '@afterglow/shared-contracts';

/** This service as a provider of OpenID Connect knows it. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where an address of the provider is reached from here, if elsewhere than by browsers. */
  readonly reach?: (url: string) => string;
}

/** The client at the provider of a network, or undefined when nobody stands in for it. */
export type FindOidcClient = (network: SocialNetwork) => OidcClient | undefined;
