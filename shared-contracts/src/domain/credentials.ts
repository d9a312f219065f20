import * as z from 'zod/mini';

const EMAIL_MAX = 254;
const PASSWORD_MAX = 1_000;

/** E-mail addresses are compared without regard to case, so they are stored in lower case. */
export const emailSchema = z.email().check(z.maxLength(EMAIL_MAX), z.toLowerCase());

/** A password given to log in; any text will do. */
export const passwordSchema = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));

/** The minimum length of a new password. */
export const NEW_PASSWORD_MIN = 8;

/** A new password. */
export const newPasswordSchema = z
  .string()
  .check(z.minLength(NEW_PASSWORD_MIN, `Use at least ${NEW_PASSWORD_MIN} characters`), z.maxLength(PASSWORD_MAX));
