import { BRAND, type MemberId, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { createAttemptLimiter } from '#app/security/attempt-limiter.ts';
import { hashBearerToken } from '#app/security/bearer-token.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { EmailChanges } from '../email-change/index.ts';
import { SECURITY_MAIL_LIMIT } from '../security-mail-limit.ts';
import { describeOtherLoginMethods } from './other-login-methods.ts';
import type { ResetTokens } from '../credentials/index.ts';
import type { Sessions } from '../sessions/index.ts';

export interface PasswordChange {
  readonly memberId: MemberId;
  readonly email: string;
  /** The token of the session that stays open. */
  readonly keepToken?: string;
}

/**
 * The effects of every password change, in the same transaction. Throws too-many after many within the account, because each sends a mail;
 * reset links have their own limit.
 */
export type OnPasswordChanged = (change: PasswordChange, executor: ApiQueries) => Promise<void>;

export interface FollowPasswordChangeOptions {
  readonly sessions: Sessions;
  readonly resetTokens: ResetTokens;
  readonly emailChanges: EmailChanges;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly origin: () => string;
}

export function createOnPasswordChanged(parts: FollowPasswordChangeOptions): OnPasswordChanged {
  const { sessions, resetTokens, emailChanges, mailer, clock, signer, origin } = parts;
  return async ({ memberId, email, keepToken }, executor) => {
    // Counted separately, because other mails must not block a new password.
    const changes = createAttemptLimiter({ db: executor, clock, signer }, SECURITY_MAIL_LIMIT);
    if (keepToken !== undefined) await changes.take(`${memberId} password`);
    const stored = keepToken === undefined ? {} : { keep: hashBearerToken(keepToken) };
    await sessions.endAll(memberId, { executor, ...stored });
    await resetTokens.removeAll(memberId, executor);
    // A holder of the old password may be between the two login steps.
    await executor.deleteFrom('login_challenges').where('member_id', '=', memberId).execute();
    // A holder of the old password may have requested it.
    await emailChanges.remove(memberId, executor);
    const others = await describeOtherLoginMethods(memberId, origin(), executor);
    await mailer.send(
      { to: email, subject: `Your ${BRAND} password was changed`, text: passwordText(others) },
      executor,
    );
  };
}

function passwordText(others: string | undefined): string {
  return [
    `Your ${BRAND} password was just changed, and we logged out all your other devices.`,
    ...(others === undefined ? [] : [others]),
    `Wasn't you? Choose "Forgot your password?" on the login page to set a new password, and email ${SUPPORT_EMAIL}.`,
  ].join('\n\n');
}
