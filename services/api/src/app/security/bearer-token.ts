import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A new bearer token; only its hash is ever stored. */
export function newBearerToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashBearerToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
