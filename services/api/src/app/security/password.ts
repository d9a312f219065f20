import { hash, verify } from '@node-rs/argon2';

/** Of a password that no one knows, as expensive to check as those that `hashPassword` makes. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$UVLy+ENB5DK+ypFTRAgF/g$WBtggKtT4cVGCdv3uEUc9FkT7/l3yNAd12CezyaecUM';

const FORMS = ['NFKC', 'NFC', 'NFD', 'NFKD'] as const;

/** argon2id with the library's parameters, which follow OWASP's recommendation. Of the password's NFKC form: keyboards differ in theirs. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

/** Without a hash (no such account, or one without a password) nothing matches, and that takes the same work: time tells no one which. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  try {
    return (await isOfSomeForm(stored ?? NOBODYS_HASH, password)) && stored !== null;
  } catch {
    // An unreadable hash matches nothing; it must not become a failed request.
    return false;
  }
}

/** Before all were hashed in one form, each was in that of the keyboard it was first typed on. Most passwords have one form only. */
async function isOfSomeForm(stored: string, password: string): Promise<boolean> {
  const forms = new Set([...FORMS.map((form) => password.normalize(form)), password]);
  for (const form of forms) if (await verify(stored, form)) return true;
  return false;
}
