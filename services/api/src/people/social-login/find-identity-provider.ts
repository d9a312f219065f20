import type { SocialNetwork } from '@afterglow/shared-contracts';
import { localOrigin } from '@afterglow/kit';
import type { ApiContext } from '#app/api-context.ts';
import type { FindIdentityProvider, IdentityProvider } from './identity-provider.ts';
import {
  hasLocalIdentityProvider,
  LOCAL_CLIENT_ID,
  localClientSecret,
  localIssuer,
} from '#sandboxes/identity/local-client.ts';
import { createOidcIdentityProvider } from './oidc-identity-provider.ts';

const GOOGLE_ISSUER = 'https://accounts.google.com';

type Context = Pick<ApiContext, 'app' | 'config' | 'publicUrl' | 'clock' | 'signer' | 'origin'>;

/** A network's own provider where its keys are configured, else the local one where that may stand in. */
export function createFindIdentityProvider(context: Context): FindIdentityProvider {
  const made = new Map<SocialNetwork, IdentityProvider | undefined>();
  return (network) => {
    // Not before it is asked for: the local provider's address is known when the server listens.
    if (!made.has(network)) made.set(network, ownProvider(network, context) ?? localProvider(network, context));
    return made.get(network);
  };
}

function ownProvider(network: SocialNetwork, { config, clock }: Context): IdentityProvider | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = config;
  if (network !== 'google' || clientId === undefined || clientSecret === undefined) return undefined;
  return createOidcIdentityProvider({ issuer: issuer ?? GOOGLE_ISSUER, clientId, clientSecret, clock });
}

function localProvider(network: SocialNetwork, context: Context): IdentityProvider | undefined {
  if (!hasLocalIdentityProvider(context)) return undefined;
  const { app, origin, signer, clock } = context;
  return createOidcIdentityProvider({
    issuer: localIssuer(origin(), network),
    clientId: LOCAL_CLIENT_ID,
    clientSecret: localClientSecret(signer),
    clock,
    // The public address may lead here only from outside.
    fetch: (url, options) => fetch(url.replace(origin(), localOrigin(app)), options as RequestInit),
  });
}
