import * as z from 'zod/mini';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1_000;

/** E-mail addresses know no upper and lower case: they are kept in lower case. */
export const emailSchema = z.email().check(z.maxLength(EMAIL_MAX), z.toLowerCase());

/** A password that somebody logs in with: any. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** The fewest characters that a chosen password may have. */
export const NEW_PASSWORD_MIN = 8;

/** A password that somebody chooses. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(NEW_PASSWORD_MIN, `Use at least ${NEW_PASSWORD_MIN} characters`), z.maxLength(PASSWORD_MAX));
