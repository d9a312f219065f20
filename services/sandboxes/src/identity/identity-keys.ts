import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import * as z from 'zod/mini';
import type { ServiceHost } from '@afterglow/kit';

export const SIGNING_ALGORITHM = 'ES256';

/** The keys that sign ID tokens; instances on one database share them. */
export interface IdentityKeys {
  readonly keyId: string;
  readonly privateKey: CryptoKey | Uint8Array;
  readonly publicJwk: JWK;
}

const jwkSchema = z.object({ kty: z.literal('EC'), crv: z.string(), x: z.string(), y: z.string(), d: z.string() });

export async function loadIdentityKeys(loadSecret: ServiceHost['loadSecret']): Promise<IdentityKeys> {
  const stored = await loadSecret('local-identity-key', makeKey);
  const { d, ...shared } = z.parse(jwkSchema, JSON.parse(stored));
  const keyId = await calculateJwkThumbprint(shared);
  return {
    keyId,
    privateKey: await importJWK({ ...shared, d }, SIGNING_ALGORITHM),
    publicJwk: { ...shared, kid: keyId, alg: SIGNING_ALGORITHM, use: 'sig' },
  };
}

async function makeKey(): Promise<string> {
  const { privateKey } = await generateKeyPair(SIGNING_ALGORITHM, { extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
}
