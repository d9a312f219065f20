import { API_PREFIX, BRAND, LOGIN_PATH, type MemberId, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

/** The path of the link in the mail to the new email, below the prefix. */
export const EMAIL_CHANGE_PATH = '/members/email-change';
/** The path of the link in the mail to the old email, below the prefix. */
export const EMAIL_CHANGE_STOP_PATH = `${EMAIL_CHANGE_PATH}/stop`;

interface Linked {
  readonly about: MemberId;
  readonly to: string;
  readonly origin: string;
  readonly token: string;
}

/** Goes to the new email: only its reader can let the change take effect. */
export function confirmEmailMail({ about, to, origin, token }: Linked): Mail {
  return {
    about,
    to,
    subject: `Confirm your new email for ${BRAND}`,
    text: [
      `You asked to use this email for your ${BRAND} account.`,
      `Confirm this email:\n${linkTo(origin, EMAIL_CHANGE_PATH, token)}`,
      'The link works once, for 24 hours. Not you? Ignore this email and nothing will change.',
    ].join('\n\n'),
  };
}

/** Goes to the old email. The new one is not named, in case the account was stolen. */
export function emailChangeAskedMail({ about, to, origin, token }: Linked): Mail {
  return {
    about,
    to,
    subject: `Your ${BRAND} email is about to change`,
    text: [
      `Someone asked to change the email for your ${BRAND} account. The change takes effect when they open the link we sent to the new email.`,
      "Wasn't you? Stop the change:",
      `Keep this email:\n${linkTo(origin, EMAIL_CHANGE_STOP_PATH, token)}`,
      `Then choose "Forgot your password?" on the login page to set a new password (${origin}${LOGIN_PATH}).`,
    ].join('\n\n'),
  };
}

/** Goes to the old email after the change. */
export function emailChangedMail(to: string, about: MemberId): Mail {
  return {
    about,
    to,
    subject: `Your ${BRAND} email was changed`,
    text: [
      `We changed the email for your ${BRAND} account, so you can't log in with this one anymore. We also logged out all other devices and disconnected your social logins.`,
      `Wasn't you? Email ${SUPPORT_EMAIL} right away.`,
    ].join('\n\n'),
  };
}

function linkTo(origin: string, path: string, token: string): string {
  return `${origin}${API_PREFIX}${path}?${new URLSearchParams({ token }).toString()}`;
}
