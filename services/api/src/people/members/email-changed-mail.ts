import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

/** Goes to the old address. The new one is not mentioned, in case the account has been stolen. */
export function emailChangedMail(oldEmail: string): Mail {
  return {
    to: oldEmail,
    subject: `The e-mail address of your ${BRAND} account has been changed`,
    text: [
      `Your ${BRAND} account has just been given another e-mail address, so this one no longer logs in, and all other devices have been logged out.`,
      `If that was not you, write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
