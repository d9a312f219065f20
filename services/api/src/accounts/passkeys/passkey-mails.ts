import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

const NOT_YOU = `Wasn't you? Remove it on your account's Security page, set a new password with "Forgot your password?" on the login page, and email ${SUPPORT_EMAIL}.`;

export function passkeyAddedMail(to: string, name: string): Mail {
  return {
    to,
    subject: `A passkey was added to your ${BRAND} account`,
    text: [`You can now log in with the passkey "${name}", no password needed.`, NOT_YOU].join('\n\n'),
  };
}

/** Without the passkey's name, which the member may have chosen: it would put free text in our mail to an unverified email. */
export function passkeyRemovedMail(to: string): Mail {
  return {
    to,
    subject: `A passkey was removed from your ${BRAND} account`,
    text: [
      'One of your passkeys no longer works. Your device may still offer it until you delete it there too.',
      `Wasn't you? Choose "Forgot your password?" on the login page to set a new password, and email ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
