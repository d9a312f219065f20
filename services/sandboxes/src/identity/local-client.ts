import type { Signer } from '@afterglow/kit';

export const LOCAL_IDENTITY_PATH = '/identity';

/** The service as the only client of the local identity provider. */
export const LOCAL_CLIENT_ID = 'afterglow';

const PURPOSE = 'local-identity-client';

export function localClientSecret(signer: Signer): string {
  return signer.sign([PURPOSE]);
}

export function isLocalClientSecret(signer: Signer, secret: string): boolean {
  return signer.verify([PURPOSE], secret);
}
