/** One provider under two names, which delivers to the same mailbox with and without dots. */
const GMAIL = 'gmail.com';
const IGNORES_DOTS: ReadonlySet<string> = new Set([GMAIL, 'googlemail.com']);

/** A canonical email: spellings of the same mailbox are equal. For comparing only, never for sending. */
export function normalizeEmail(email: string): string {
  // Lowercased last: the compatibility forms of some letters are capitals.
  const folded = email.normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  const at = folded.lastIndexOf('@');
  if (at === -1) return folded;
  const [mailbox = ''] = folded.slice(0, at).split('+');
  const domain = folded.slice(at + 1);
  return IGNORES_DOTS.has(domain) ? `${mailbox.replaceAll('.', '')}@${GMAIL}` : `${mailbox}@${domain}`;
}
