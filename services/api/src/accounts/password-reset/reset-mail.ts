import { BRAND } from '@afterglow/shared-contracts';
import type { Account } from '../credentials/index.ts';
import type { Mail } from '#mail/mailer.ts';

interface ResetLink {
  readonly account: Account;
  readonly token: string;
  readonly origin: string;
}

export function resetMail({ account, token, origin }: ResetLink): Mail {
  const query = new URLSearchParams({ members_id: String(account.id), token });
  return {
    to: account.email,
    subject: `Reset your ${BRAND} password`,
    text: [
      `You asked to reset your ${BRAND} password.`,
      `Set a new password:\n${origin}/set-new-password?${query.toString()}`,
      "The link works once, for one hour. Not you? Ignore this email. Your password won't change.",
    ].join('\n\n'),
  };
}
