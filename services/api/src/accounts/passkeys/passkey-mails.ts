import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

const NOT_YOU = `If that was not you, remove it on the security page of your account, set a new password with "Forgot your password?" on the log-in page, and write to ${SUPPORT_EMAIL}.`;

export function passkeyAddedMail(to: string, name: string): Mail {
  return {
    to,
    subject: `A passkey was added to your ${BRAND} account`,
    text: [`From now on the passkey "${name}" opens your account, without a password.`, NOT_YOU].join('\n\n'),
  };
}

/** Without its name, which the member may have chosen: it would be somebody else's words in our mail to an address that is not proven. */
export function passkeyRemovedMail(to: string): Mail {
  return {
    to,
    subject: `A passkey of your ${BRAND} account was removed`,
    text: [
      'One of your passkeys opens your account no longer. Your device may still offer it until you remove it there, too.',
      `If that was not you, set a new password with "Forgot your password?" on the log-in page, and write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
