import type { SocialProvider } from '@afterglow/shared-contracts';
import type { ServiceContext } from '#app/service-context.ts';
import type { FindOidcClient } from './oidc-client.ts';
import { createAppleIdentityProvider } from './apple-identity-provider.ts';
import { createFacebookIdentityProvider } from './facebook-identity-provider.ts';
import type { FindIdentityProvider, IdentityProvider } from './identity-provider.ts';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';
import { readAppleKey } from './read-apple-key.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';
const APPLE_ISSUER = 'https://appleid.apple.com';
const FACEBOOK_DIALOG_URL = 'https://www.facebook.com/v23.0';
const FACEBOOK_GRAPH_URL = 'https://graph.facebook.com/v23.0';

export interface IdentityContext extends Pick<ServiceContext, 'config' | 'clock'> {
  readonly findFallbackProvider: FindOidcClient;
}

/** The configured provider with its keys, else its fallback, if any. */
export function createFindIdentityProvider(context: IdentityContext): FindIdentityProvider {
  const { clock, findFallbackProvider } = context;
  const made = new Map<SocialProvider, IdentityProvider | undefined>();
  return (network) => {
    // Created on demand, because the URL of a fallback is known only when the server listens.
    if (!made.has(network)) {
      made.set(network, OWN[network](context) ?? replacement(findFallbackProvider(network), clock));
    }
    return made.get(network);
  };
}

function replacement(client: ReturnType<IdentityContext['findFallbackProvider']>, clock: IdentityContext['clock']) {
  return client && createOidcIdentityProvider({ ...client, clock });
}

const OWN: Readonly<Record<SocialProvider, (context: IdentityContext) => IdentityProvider | undefined>> = {
  google({ config, clock }) {
    const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
    if (clientId === undefined || clientSecret === undefined) return undefined;
    const { GOOGLE_ISSUER: issuer = GOOGLE_ISSUER } = config;
    return createOidcIdentityProvider({ issuer, clientId, clientSecret, clock });
  },
  apple({ config, clock }) {
    const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId, APPLE_KEY_FILE: file } = config;
    if (clientId === undefined || teamId === undefined || keyId === undefined || file === undefined) return undefined;
    const { APPLE_ISSUER: issuer = APPLE_ISSUER } = config;
    return createAppleIdentityProvider({ issuer, clientId, teamId, keyId, readKey: () => readAppleKey(file), clock });
  },
  facebook({ config }) {
    const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: appSecret } = config;
    if (appId === undefined || appSecret === undefined) return undefined;
    const { FACEBOOK_DIALOG_URL: dialogUrl = FACEBOOK_DIALOG_URL } = config;
    const { FACEBOOK_GRAPH_URL: graphUrl = FACEBOOK_GRAPH_URL } = config;
    return createFacebookIdentityProvider({ appId, appSecret, dialogUrl, graphUrl });
  },
};
