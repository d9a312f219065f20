import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's parameters, which follow OWASP's recommendation. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

export async function isPassword(stored: string, password: string): Promise<boolean> {
  try {
    return await verify(stored, password);
  } catch {
    // An unreadable hash matches nothing; it must not become a failed request.
    return false;
  }
}
