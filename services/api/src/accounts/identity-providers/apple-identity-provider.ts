import type { Clock } from '@afterglow/kit';
import * as z from 'zod/mini';
import { type AppleKey, createAppleSecret } from './apple-secret.ts';
import type { IdentityProvider, ProvidedIdentity } from './identity-provider.ts';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';
import { nameSchema } from './read-claims.ts';

export type AppleOptions = AppleKey & { readonly issuer: string; readonly clock: Clock };

/**
 * Sign in with Apple: OpenID Connect whose answer is a form that a page of Apple posts, with a secret that is a token. Of PKCE its
 * documentation says nothing, so it is left out: state, nonce and the secret remain. The address may be a relay of Apple's.
 */
export function createAppleIdentityProvider(options: AppleOptions): IdentityProvider {
  const provider = createOidcIdentityProvider({
    ...options,
    clientSecret: createAppleSecret(options),
    responseMode: 'form_post',
    scope: 'openid email name',
    hasPkce: false,
  });
  return {
    ...provider,
    async identify(answer, redirectUri, secrets) {
      const outcome = await provider.identify(answer, redirectUri, secrets);
      if (outcome.kind !== 'identified') return outcome;
      return { kind: 'identified', identity: { ...outcome.identity, ...namesIn(answer.get('user')) } };
    },
  };
}

const userSchema = z.object({ name: z.object({ firstName: nameSchema, lastName: nameSchema }) });

/**
 * Apple tells the name the first time only, and beside the signed token: anyone who controls the browser may have written it. The address
 * that stands there too is not read.
 */
function namesIn(user: string | null): Partial<Pick<ProvidedIdentity, 'firstName' | 'lastName'>> {
  if (user === null) return {};
  try {
    return userSchema.safeParse(JSON.parse(user)).data?.name ?? {};
  } catch {
    return {};
  }
}
