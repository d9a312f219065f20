import { hash, verify } from '@node-rs/argon2';

/** Of a password that nobody knows, as expensive to check as those that `hashPassword` makes. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UVLy+ENB5DK+ypFTRAgF/g$WBtggKtT4cVGCdv3uEUc9FkT7/l3yNAd12CezyaecUM';

/** argon2id with the library's parameters, which follow OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Without a hash (no such account, or one without a password) nothing matches, and that takes the same work: time tells nobody which. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  try {
    return (await verify(stored ?? NOBODYS_HASH, password)) && stored !== null;
  } catch {
    // An unreadable hash matches nothing; it must not become a failed request.
    return false;
  }
}
