import { BRAND, formatDate, LOGIN_PATH, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';

export interface DeletionFacts {
  readonly to: string;
  readonly leaveTime: Date;
  readonly origin: string;
  /** The shops in which the member must cancel, worded for use within a sentence. */
  readonly paidElsewhere: readonly string[];
}

export function deletionScheduledMail({ to, leaveTime, origin, paidElsewhere }: DeletionFacts): Mail {
  return {
    to,
    subject: `Your ${BRAND} account will be deleted on ${formatDate(leaveTime)}`,
    text: [
      `You asked us to delete your ${BRAND} account. We'll delete it and everything in it on ${formatDate(leaveTime)}. All other devices are logged out, and we won't charge you again.`,
      ...paidElsewhere.map((shop) => `You subscribed through ${shop}. Cancel your subscription there.`),
      'Changed your mind? Log in before then to keep your account.',
      `Keep your account:\n${origin}${LOGIN_PATH}`,
      `Wasn't you? Log in, set a new password, and email ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}

export function deletionCanceledMail(to: string): Mail {
  return {
    to,
    subject: `Your ${BRAND} account is safe`,
    text: [
      `Welcome back! Your ${BRAND} account and everything in it is still here. If you had a subscription, it stays canceled, but you can subscribe again anytime.`,
      `Wasn't you? Choose "Forgot your password?" on the login page to set a new password, and email ${SUPPORT_EMAIL}.`,
    ].join('\n\n'),
  };
}
