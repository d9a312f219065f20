import * as z from 'zod/mini';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1_000;

/** The last label of an internationalized domain ends in digits and hyphens. */
const EMAIL =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/**
 * Emails are compared case-insensitively, so they are stored in lower case. An internationalized domain may be typed
 * in any of its Unicode forms: it is stored in its DNS spelling (`xn--`).
 */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(withAsciiDomain),
    z.email({ pattern: EMAIL, error: 'Invalid email address' }),
    z.maxLength(EMAIL_MAX),
    z.toLowerCase(),
  );

/** The part before the @ is another mailbox in another spelling, so it is never normalized. */
function withAsciiDomain(text: string): string {
  const email = text.trim();
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // Only letters of other scripts: characters with a meaning in a URL would end the domain early.
  if (/[^\w.\u0080-\uffff-]/.test(domain) || !/[\u0080-\uffff]/.test(domain) || start === 0) return email;
  const url = `http://${domain}`;
  return URL.canParse(url) ? email.slice(0, start) + new URL(url).hostname : email;
}

/** A password for a login; any text is accepted. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** The minimum length of a new password. */
export const NEW_PASSWORD_MIN = 8;

/** A new password, in the Unicode form (NFKC) in which passwords are compared. */
export const newPasswordSchema = z
  .string()
  .check(
    z.normalize('NFKC'),
    z.minLength(NEW_PASSWORD_MIN, `Use at least ${NEW_PASSWORD_MIN} characters`),
    z.maxLength(PASSWORD_MAX),
  );
