import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';
import type { ClosedPlaces } from './second-factor-limits.ts';

const NOT_YOU = `Wasn't you? Choose "Forgot your password?" on the login page to set a new password, and email ${SUPPORT_EMAIL}.`;

export function secondFactorOnMail(to: string): Mail {
  return mail(to, `Authenticator app turned on for your ${BRAND} account`, [
    "An authenticator app was just set up. When you log in with your password, you'll also need a code from the app or one of your recovery codes.",
    NOT_YOU,
  ]);
}

export function secondFactorOffMail(to: string): Mail {
  return mail(to, `Authenticator app turned off for your ${BRAND} account`, [
    'Your authenticator app was just turned off, and your recovery codes no longer work. You now log in with just your password.',
    NOT_YOU,
  ]);
}

export function recoveryCodesMail(to: string): Mail {
  return mail(to, `New recovery codes for your ${BRAND} account`, [
    'You have new recovery codes. Your old ones no longer work.',
    NOT_YOU,
  ]);
}

export function recoveryCodeUsedMail(to: string, left: number): Mail {
  const rest =
    left === 0 ? "That was your last one. Get new codes on your account's Security page." : `You have ${left} left.`;
  return mail(to, `A recovery code was used on your ${BRAND} account`, [
    `Someone just logged in with a recovery code instead of your authenticator app. ${rest}`,
    NOT_YOU,
  ]);
}

const CODES_CLOSED: Readonly<Record<ClosedPlaces, readonly string[]>> = {
  'unknown-places': [
    "Someone entered your password, then many wrong codes. They didn't get in. For the next 24 hours, we only accept codes from devices you've used before.",
    'Wasn\'t you? Someone knows your password. Choose "Forgot your password?" on the login page to set a new one. That also unlocks your account.',
  ],
  'all-places': [
    "Someone entered your password, then 100 wrong codes, some from a device you've used before. They didn't get in. For the next 24 hours, we don't accept any codes. You can still log in with a passkey.",
    `Wasn't you? Someone knows your password and may have access to your email. Change both passwords, and email ${SUPPORT_EMAIL}.`,
  ],
};

export function bruteForceMail(to: string, closed: ClosedPlaces): Mail {
  return mail(to, `Someone is trying to log in to your ${BRAND} account`, CODES_CLOSED[closed]);
}

function mail(to: string, subject: string, parts: readonly string[]): Mail {
  return { to, subject, text: parts.join('\n\n') };
}
