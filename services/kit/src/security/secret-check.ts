import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares a text with the secret in constant time. */
export function createSecretCheck(secret: string): (given: string) => boolean {
  const expected = digest(secret);
  return (given) => timingSafeEqual(digest(given), expected);
}

/** Has a fixed length. */
function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
