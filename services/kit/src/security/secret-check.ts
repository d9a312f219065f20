import { createHash, timingSafeEqual } from 'node:crypto';

/** Tells whether a text is the secret; the comparison takes the same time for every text. */
export function createSecretCheck(secret: string): (given: string) => boolean {
  const expected = digest(secret);
  return (given) => timingSafeEqual(digest(given), expected);
}

/** Always of the same length. */
function digest(text: string): Uint8Array {
  return createHash('sha256').update(text).digest();
}
