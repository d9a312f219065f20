import { API_PREFIX, type SocialProvider } from '@afterglow/shared-contracts';
import type { HostedServices } from '@afterglow/api';
import { createSigner } from '@afterglow/kit';
import type { IdentityTables } from './identity-tables.ts';
import { IDENTITY_ADDRESSES } from './identity-addresses.ts';
import { createIdentityCodesRepository } from './identity-codes.repository.ts';
import { loadIdentityKeys } from './identity-keys.ts';
import { LOCAL_CLIENT_ID, LOCAL_IDENTITY_PATH, localClientSecret } from './local-client.ts';
import { registerLocalIdentity } from './local-identity.routes.ts';
import { createLocalIdentityService } from './local-identity.service.ts';

export interface LocalIdentitiesOptions {
  /** Whether computers other than this one may use it. */
  readonly isPublic: boolean;
}

/** An OpenID Connect provider for login providers without keys here: it asks people who they are and believes them. */
export function createLocalIdentities({ isPublic }: LocalIdentitiesOptions): NonNullable<HostedServices['identities']> {
  return {
    addresses: IDENTITY_ADDRESSES,
    async open({ app, clock, database, origin, localOrigin, redirectUri, loadSecret }) {
      const issuer = (network: SocialProvider) => `${origin()}${API_PREFIX}${LOCAL_IDENTITY_PATH}/${network}`;
      const signer = createSigner(await loadSecret('local-identity-client'));
      const service = createLocalIdentityService({
        codes: createIdentityCodesRepository(database.db.$extendTables<IdentityTables>()),
        keys: await loadIdentityKeys(loadSecret),
        issuer,
        clock,
      });
      await app.register((scope) => registerLocalIdentity(scope, { service, signer, issuer, redirectUri, isPublic }));
      return (network) => ({
        issuer: issuer(network),
        clientId: LOCAL_CLIENT_ID,
        clientSecret: localClientSecret(signer),
        // The public URL may lead here only from outside.
        reach: (url) => url.replace(origin(), localOrigin()),
      });
    },
  };
}
