import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new token: 256 random bits, with a prefix that reveals it where it should not be. */
export function createTokenSecret(): string {
  return `agt_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** The stored form. A token is random enough that no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
