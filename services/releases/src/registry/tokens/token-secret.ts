import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

export function createRandomSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** A new token, with a prefix that reveals leaks. */
export function createTokenSecret(): string {
  return `agt_${createRandomSecret()}`;
}

/** The stored form. A token is random enough that no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
