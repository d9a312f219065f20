import { BRAND } from '@afterglow/shared-contracts';
import type { Account } from '../credentials.ts';
import type { Mail } from '#mail/mailer.ts';

interface ResetLink {
  readonly account: Account;
  readonly token: string;
  readonly origin: string;
}

/** The mail with the link to the page on which a new password is set. */
export function resetMail({ account, token, origin }: ResetLink): Mail {
  const query = new URLSearchParams({ members_id: String(account.id), token });
  return {
    to: account.email,
    subject: `Reset your ${BRAND} password`,
    text: [
      `Somebody, hopefully you, asked for a new password for your ${BRAND} account.`,
      `Choose a new password:\n${origin}/set-new-password?${query.toString()}`,
      'The link can be used once, within an hour. If it was not you, nothing needs to be done: your password stays as it is.',
    ].join('\n\n'),
  };
}
