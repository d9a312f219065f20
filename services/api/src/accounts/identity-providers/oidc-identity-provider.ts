import { type Clock, isLocalUrl } from '@afterglow/kit';
import * as oidc from 'openid-client';
import type { IdentityOutcome, IdentityProvider } from './identity-provider.ts';
import type { OidcClient } from './oidc-client.ts';
import { readClaims } from './read-claims.ts';

const TIMEOUT_S = 10;

export type OidcOptions = Omit<OidcClient, 'clientSecret'> & {
  /** Or a function that returns the current one. */
  readonly clientSecret: string | (() => Promise<string>);
  readonly responseMode?: IdentityProvider['responseMode'];
  readonly scope?: string;
  readonly hasPkce?: boolean;
  readonly clock: Clock;
};

/** Any OpenID Connect provider, by its discovery document: authorization code with state, nonce and, by default, PKCE (S256). */
export function createOidcIdentityProvider(options: OidcOptions): IdentityProvider {
  const { responseMode = 'query', scope = 'openid email profile', hasPkce = true } = options;
  const secret = createSecret(options.clientSecret);
  let discovered: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    // An unreachable provider is discovered again the next time.
    discovered ??= discover(options, secret.authenticate).catch((error: unknown) => {
      discovered = undefined;
      throw error;
    });
    return discovered;
  };
  return {
    responseMode,
    async authorizationUrl(redirectUri, { state, nonce, codeVerifier }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        ...(hasPkce ? await challengeOf(codeVerifier) : {}),
        ...(responseMode === 'query' ? {} : { response_mode: responseMode }),
      });
    },
    async identify(answer, redirectUri, { state, nonce, codeVerifier }) {
      try {
        const currentUrl = new URL(`${redirectUri}?${answer.toString()}`);
        await secret.renew();
        const tokens = await oidc.authorizationCodeGrant(await configuration(), currentUrl, {
          ...(hasPkce ? { pkceCodeVerifier: codeVerifier } : {}),
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        });
        return { kind: 'identified', identity: readClaims(tokens.claims()) };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

async function challengeOf(codeVerifier: string) {
  const code_challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
  return { code_challenge, code_challenge_method: 'S256' };
}

/** The library authenticates synchronously, so a renewed secret is created before. */
function createSecret(clientSecret: OidcOptions['clientSecret']) {
  let current = typeof clientSecret === 'string' ? clientSecret : '';
  return {
    async renew() {
      if (typeof clientSecret !== 'string') current = await clientSecret();
    },
    authenticate: (...parts: Parameters<oidc.ClientAuth>) => oidc.ClientSecretPost(current)(...parts),
  };
}

function discover(
  { issuer, clientId, clock, reach }: OidcOptions,
  authenticate: oidc.ClientAuth,
): Promise<oidc.Configuration> {
  // The library reads the system's clock; this is the difference to ours.
  const skewS = Math.round((clock.nowMs() - Date.now()) / 1000);
  return oidc.discovery(new URL(issuer), clientId, { [oidc.clockSkew]: skewS }, authenticate, {
    timeout: TIMEOUT_S,
    ...(reach ? { [oidc.customFetch]: (url, options) => fetch(reach(url), options as RequestInit) } : {}),
    // Plain http is for local requests only, and marked as deprecated as a warning.
    // oxlint-disable-next-line typescript/no-deprecated
    execute: isLocalUrl(issuer) || reach !== undefined ? [oidc.allowInsecureRequests] : [],
  });
}

const CANCELLED = ['access_denied', 'user_cancelled_authorize'];

function outcomeOf(error: unknown): IdentityOutcome {
  // It comes from the URL, so anyone who controls the browser may have written it.
  if (error instanceof oidc.AuthorizationResponseError) {
    return CANCELLED.includes(error.error) ? { kind: 'cancelled' } : { kind: 'refused', error };
  }
  const isCodeRefused = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant';
  return { kind: isCodeRefused ? 'refused' : 'failed', error };
}
