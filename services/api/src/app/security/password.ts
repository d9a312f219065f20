import { hash, verify } from '@node-rs/argon2';

/** The hash of an unknown password, as expensive to check as those of `hashPassword`. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UVLy+ENB5DK+ypFTRAgF/g$WBtggKtT4cVGCdv3uEUc9FkT7/l3yNAd12CezyaecUM';

const FORMS = ['NFKC', 'NFC', 'NFD', 'NFKD'] as const;

/** argon2id with the library's parameters, which follow OWASP's recommendation. Hashes the NFKC form, because keyboards differ. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** A missing hash (no account, or no password) matches nothing and takes the same time, so that the time reveals neither. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  try {
    return (await isOfSomeForm(stored ?? NOBODYS_HASH, password)) && stored !== null;
  } catch {
    // An unreadable hash matches nothing; it must not become a failed request.
    return false;
  }
}

/** Older hashes are of the form of the keyboard that first typed them. Most passwords have one form only. */
async function isOfSomeForm(stored: string, password: string): Promise<boolean> {
  const forms = new Set([...FORMS.map((form) => password.normalize(form)), password]);
  for (const form of forms) if (await verify(stored, form)) return true;
  return false;
}
