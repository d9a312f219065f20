import type { SocialNetwork } from '@afterglow/shared-contracts';
import type { ApiContext } from '#app/api-context.ts';
import type { FindIdentityProvider, IdentityProvider } from './identity-provider.ts';
import type { OidcClient } from './oidc-client.ts';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

type Context = Pick<ApiContext, 'config' | 'clock' | 'findStandIn'>;

/** A network's own provider where its keys are configured, else its replacement, if there is one. */
export function createFindIdentityProvider({ config, clock, findStandIn }: Context): FindIdentityProvider {
  const made = new Map<SocialNetwork, IdentityProvider | undefined>();
  return (network) => {
    // Only on demand, because the address of a replacement is known when the server listens.
    if (!made.has(network)) {
      const client = ownClient(network, config) ?? findStandIn(network);
      made.set(network, client && createOidcIdentityProvider({ ...client, clock }));
    }
    return made.get(network);
  };
}

function ownClient(network: SocialNetwork, config: Context['config']): OidcClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if (network !== 'google' || clientId === undefined || clientSecret === undefined) return undefined;
  return { issuer: issuer ?? GOOGLE_ISSUER, clientId, clientSecret };
}
