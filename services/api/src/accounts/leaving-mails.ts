import { BRAND, formatDate, LOGIN_PATH, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

export interface LeavingFacts {
  readonly to: string;
  readonly leaveTime: Date;
  readonly origin: string;
  /** Where a subscription has to be cancelled because it was bought there, as within a sentence. */
  readonly paidElsewhere: readonly string[];
}

export function deletionScheduledMail({ to, leaveTime, origin, paidElsewhere }: LeavingFacts): Mail {
  return {
    to,
    subject: `Your ${BRAND} account ends on ${formatDate(leaveTime)}`,
    text: [
      `Somebody, hopefully you, has asked to end your ${BRAND} account. It is removed on ${formatDate(leaveTime)}, with everything that belongs to it. All other devices have been logged out, and no further payment is taken.`,
      ...paidElsewhere.map((shop) => `Your subscription is managed by ${shop}: cancel it there.`),
      'To keep your account, log in before that day.',
      `Keep your account:\n${origin}${LOGIN_PATH}`,
      `If it was not you, log in and set a new password, or write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}

export function deletionCanceledMail(to: string): Mail {
  return {
    to,
    subject: `Your ${BRAND} account stays`,
    text: [
      `Welcome back: your ${BRAND} account stays, with everything in it. A subscription that was cancelled stays cancelled; you can subscribe again at any time.`,
      `If it was not you who kept it, set a new password with "Forgot your password?" on the log-in page, and write to ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
