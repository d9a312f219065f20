import { API_PREFIX, BRAND, LOGIN_PATH, type MemberId, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

/** Where the link in the mail to the new address leads, below the prefix. */
export const EMAIL_CHANGE_PATH = '/members/email-change';
/** Where the link in the mail to the old address leads, below the prefix. */
export const EMAIL_CHANGE_STOP_PATH = `${EMAIL_CHANGE_PATH}/stop`;

interface Linked {
  readonly about: MemberId;
  readonly to: string;
  readonly origin: string;
  readonly token: string;
}

/** Goes to the new address: only whoever reads mail there can let the change take effect. */
export function confirmEmailMail({ about, to, origin, token }: Linked): Mail {
  return {
    about,
    to,
    subject: `Confirm your new e-mail address for ${BRAND}`,
    text: [
      `Somebody, hopefully you, wants to log in to a ${BRAND} account with this address.`,
      `Confirm the address:\n${linkTo(origin, EMAIL_CHANGE_PATH, token)}`,
      'The link can be used once, within a day. If it was not you, do not follow it: then this address is not used.',
    ].join('\n\n'),
  };
}

/** Goes to the old address. The new one is not mentioned, in case the account has been stolen. */
export function emailChangeAskedMail({ about, to, origin, token }: Linked): Mail {
  return {
    about,
    to,
    subject: `Your ${BRAND} account is about to get another e-mail address`,
    text: [
      `Somebody, hopefully you, wants to use your ${BRAND} account with another e-mail address. That happens as soon as the link in the mail to that address is followed.`,
      'If it was not you, stop it:',
      `Keep this address:\n${linkTo(origin, EMAIL_CHANGE_STOP_PATH, token)}`,
      `Then set a new password with "Forgot your password?" on the log-in page (${origin}${LOGIN_PATH}).`,
    ].join('\n\n'),
  };
}

/** Goes to the old address once it no longer counts. */
export function emailChangedMail(to: string, about: MemberId): Mail {
  return {
    about,
    to,
    subject: `The e-mail address of your ${BRAND} account has been changed`,
    text: [
      `Your ${BRAND} account has just been given another e-mail address, so this one no longer logs in. All other devices have been logged out, and social networks that opened the account before open it no longer.`,
      `If that was not you, write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}

function linkTo(origin: string, path: string, token: string): string {
  return `${origin}${API_PREFIX}${path}?${new URLSearchParams({ token }).toString()}`;
}
