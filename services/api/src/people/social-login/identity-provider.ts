import type { SocialNetwork } from '@afterglow/shared-contracts';

/** What one login has for itself; each value is random and used once. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** A person as their provider describes them. */
export interface ProvidedIdentity {
  /** The provider's own name for the person; it never changes and is nobody else's. */
  readonly subject: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export type IdentityOutcome =
  | { readonly kind: 'identified'; readonly identity: ProvidedIdentity }
  | { readonly kind: 'cancelled' }
  /** What the browser brought is no answer that the provider stands by: anybody can make one up. */
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Who vouches for people: any provider of the authorisation code flow. */
export interface IdentityProvider {
  /**
   * How the provider's answer comes back: in the address, or as a form that a page of its own posts (Apple). A form from another
   * site brings only cookies that are marked for it.
   */
  readonly responseMode: 'query' | 'form_post';
  /** Where the browser is sent; it comes back to `redirectUri`. Rejects when the provider is not reached. */
  authorizationUrl(redirectUri: string, secrets: LoginSecrets): Promise<URL>;
  /** Reads the answer and asks the provider who it is. Never rejects. */
  identify(answer: URLSearchParams, redirectUri: string, secrets: LoginSecrets): Promise<IdentityOutcome>;
}

/** The provider of a network, or undefined when none is set up for it. */
export type FindIdentityProvider = (network: SocialNetwork) => IdentityProvider | undefined;
