import { BRAND, type MemberId, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { ResetTokens } from './reset-tokens.ts';
import type { Sessions } from './sessions.ts';

export interface PasswordChange {
  readonly memberId: MemberId;
  readonly email: string;
  /** The session in which it is changed continues. */
  readonly keepToken?: string;
}

/** What has to follow every change of a password, in the same transaction. */
export type FollowPasswordChange = (change: PasswordChange, executor: ApiQueries) => Promise<void>;

export function createFollowPasswordChange(
  sessions: Sessions,
  resetTokens: ResetTokens,
  mailer: Mailer,
): FollowPasswordChange {
  return async ({ memberId, email, keepToken }, executor) => {
    await sessions.endAll(memberId, { executor, ...(keepToken === undefined ? {} : { keep: keepToken }) });
    await resetTokens.removeAll(memberId, executor);
    await mailer.send(
      { to: email, subject: `Your ${BRAND} password has been changed`, text: passwordText() },
      executor,
    );
  };
}

function passwordText(): string {
  return [
    `The password of your ${BRAND} account has just been changed, and all other devices have been logged out.`,
    `If that was not you, set a new password with "Forgot your password?" on the log-in page, and write to ${SUPPORT_EMAIL}.`,
  ].join('\n\n');
}
