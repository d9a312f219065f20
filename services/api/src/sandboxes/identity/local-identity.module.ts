import type { SocialNetwork } from '@afterglow/shared-contracts';
import type { ApiContext } from '#app/api-context.ts';
import { hasLocalIdentityProvider, localIssuer, loginCallback } from './local-client.ts';
import { createIdentityCodesRepository } from './identity-codes.repository.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { registerLocalIdentity } from './local-identity.routes.ts';
import { createLocalIdentityService } from './local-identity.service.ts';

/** A provider of OpenID Connect for networks that have no keys here: it asks who one is and believes it. */
export async function mountLocalIdentity(context: ApiContext): Promise<void> {
  if (!hasLocalIdentityProvider(context)) return;
  const { app, config, database, clock, signer, origin } = context;
  const issuer = (network: SocialNetwork) => localIssuer(origin(), network);
  const service = createLocalIdentityService({
    codes: createIdentityCodesRepository(database.db),
    keys: await loadIdentityKeys(database.db),
    issuer,
    clock,
  });
  await app.register((scope) =>
    registerLocalIdentity(scope, {
      service,
      signer,
      issuer,
      redirectUri: (network) => loginCallback(origin(), network),
      isPublic: config.LOCAL_IDENTITY_PROVIDER === 'public',
    }),
  );
}
