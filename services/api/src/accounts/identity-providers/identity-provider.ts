import type { SocialProvider } from '@afterglow/shared-contracts';

/** The secrets of one login; each value is random and used once. */
export interface LoginSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Whether the provider reports the email as the person's own: yes, no, or it does not say. */
export type EmailState = 'verified' | 'unverified' | 'untold';

export interface ProvidedIdentity {
  /** The provider's own ID of the person, unique and stable. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailState: EmailState;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export type IdentityOutcome =
  | { readonly kind: 'identified'; readonly identity: ProvidedIdentity }
  | { readonly kind: 'cancelled' }
  /** The response does not come from the provider: anyone can forge one. */
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface IdentityProvider {
  /**
   * How the provider's response returns: in the URL, or as a form posted by its page (Apple). A form from another site brings only cookies
   * with SameSite=None.
   */
  readonly responseMode: 'query' | 'form_post';
  /** The URL for the browser, which returns to `redirectUri`. Rejects when the provider cannot be reached. */
  authorizationUrl(redirectUri: string, secrets: LoginSecrets): Promise<URL>;
  /** Reads the response and requests the identity. Never rejects. */
  identify(answer: URLSearchParams, redirectUri: string, secrets: LoginSecrets): Promise<IdentityOutcome>;
}

export type FindIdentityProvider = (network: SocialProvider) => IdentityProvider | undefined;
