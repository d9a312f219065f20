import type { Clock } from '@afterglow/kit';
import * as z from 'zod/mini';
import { type AppleKey, createAppleSecret } from './apple-secret.ts';
import type { IdentityProvider, ProvidedIdentity } from './identity-provider.ts';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';
import { nameSchema } from './read-claims.ts';

export type AppleOptions = AppleKey & { readonly issuer: string; readonly clock: Clock };

/**
 * Sign in with Apple: OpenID Connect whose response is a form posted by a page of Apple, with a signed token as secret. Its documentation
 * does not mention PKCE, so it is left out: state, nonce and the secret remain. The email may be a relay of Apple's.
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
 * Apple sends the name the first time only, and outside the signed token: anyone who controls the browser may have written it. The email
 * sent there is not read.
 */
function namesIn(user: string | null): Partial<Pick<ProvidedIdentity, 'firstName' | 'lastName'>> {
  if (user === null) return {};
  try {
    return userSchema.safeParse(JSON.parse(user)).data?.name ?? {};
  } catch {
    return {};
  }
}
