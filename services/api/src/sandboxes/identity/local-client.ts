import { API_PREFIX, type SocialNetwork } from '@afterglow/shared-contracts';
import type { ApiContext } from '#app/api-context.ts';
import { isLocalSite } from '#app/is-local-site.ts';
import type { Signer } from '#app/security/signer.ts';

export const LOCAL_IDENTITY_PATH = '/identity';

/** This service as the only client of the local identity provider. */
export const LOCAL_CLIENT_ID = 'afterglow';

const PURPOSE = 'local-identity-client';

export function localClientSecret(signer: Signer): string {
  return signer.sign([PURPOSE]);
}

export function isLocalClientSecret(signer: Signer, secret: string): boolean {
  return signer.verify([PURPOSE], secret);
}

export function localIssuer(origin: string, network: SocialNetwork): string {
  return `${origin}${API_PREFIX}${LOCAL_IDENTITY_PATH}/${network}`;
}

/** Where it comes back to. */
export function loginCallback(origin: string, network: SocialNetwork): string {
  return `${origin}${API_PREFIX}/auth/oauth/${network}/callback`;
}

/**
 * Whether the local identity provider stands in for networks without keys. It lets anybody be anybody, so never on a site that
 * others reach, unless its operator wants just that.
 */
export function hasLocalIdentityProvider({ config, publicUrl }: Pick<ApiContext, 'config' | 'publicUrl'>): boolean {
  return config.LOCAL_IDENTITY_PROVIDER === 'public' || isLocalSite(publicUrl);
}
