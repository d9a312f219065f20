import type { SocialProvider } from '@afterglow/shared-contracts';

/** The secrets of one login; each value is random and used once. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Whether the provider says that the address is the person's own: it does, it says that it is not known, or it says nothing of it. */
export type EmailState = 'verified' | 'unverified' | 'untold';

/** A person as their provider describes them. */
export interface ProvidedIdentity {
  /** The provider's own name for the person; it never changes and is unique. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailState: EmailState;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export type IdentityOutcome =
  | { readonly kind: 'identified'; readonly identity: ProvidedIdentity }
  | { readonly kind: 'cancelled' }
  /** The browser's answer does not come from the provider: anyone can forge one. */
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Identifies people: any provider of the authorization code flow. */
export interface IdentityProvider {
  /**
   * How the provider's answer returns: in the address, or as a form posted by one of its pages (Apple). A form from another site
   * brings only cookies that are marked for it.
   */
  readonly responseMode: 'query' | 'form_post';
  /** Where to send the browser, which returns to `redirectUri`. Rejects when the provider cannot be reached. */
  authorizationUrl(redirectUri: string, secrets: LoginSecrets): Promise<URL>;
  /** Reads the answer and asks the provider who it is. Never rejects. */
  identify(answer: URLSearchParams, redirectUri: string, secrets: LoginSecrets): Promise<IdentityOutcome>;
}

/** The provider of a network, or undefined when none is set up. */
export type FindIdentityProvider = (network: SocialProvider) => IdentityProvider | undefined;
