import { BRAND, SUPPORT_EMAIL } from '@afterglow/shared-contracts';
import type { Mail } from '#mail/mailer.ts';
import type { ClosedPlaces } from './second-factor-limits.ts';

const NOT_YOU = `If that was not you, set a new password with "Forgot your password?" on the log-in page, and write to ${SUPPORT_EMAIL}.`;

export function secondFactorOnMail(to: string): Mail {
  return mail(to, `Your ${BRAND} account now asks for a code`, [
    'An authenticator app has just been set up. From now on a log-in by password needs a code of that app, or one of your recovery codes.',
    NOT_YOU,
  ]);
}

export function secondFactorOffMail(to: string): Mail {
  return mail(to, `Your ${BRAND} account no longer asks for a code`, [
    'The authenticator app has just been turned off, and your recovery codes are not good any more. Your password alone logs you in.',
    NOT_YOU,
  ]);
}

export function recoveryCodesMail(to: string): Mail {
  return mail(to, `New recovery codes for your ${BRAND} account`, [
    'New recovery codes have just been made. Those that you had before are not good any more.',
    NOT_YOU,
  ]);
}

export function recoveryCodeUsedMail(to: string, left: number): Mail {
  const rest =
    left === 0 ? 'It was the last one: make new ones on the security page of your account.' : `You have ${left} left.`;
  return mail(to, `A recovery code of your ${BRAND} account was used`, [
    `A recovery code has just been used in the place of a code of your authenticator app. ${rest}`,
    NOT_YOU,
  ]);
}

const CODES_CLOSED: Readonly<Record<ClosedPlaces, readonly string[]>> = {
  'unknown-places': [
    'Somebody has given your password and then many wrong codes. Nobody got in, and for a day codes are taken only where you have logged in before.',
    'If that was not you, they know your password: set a new one with "Forgot your password?" on the log-in page. That also opens the way again for you.',
  ],
  'all-places': [
    'Somebody has given your password and then a hundred wrong codes, some of them where you have logged in before. Nobody got in, and for a day no codes are taken anywhere. A passkey still logs you in.',
    `If that was not you, they know your password, and may read your mail: set new ones for both, and write to ${SUPPORT_EMAIL}.`,
  ],
};

export function bruteForceMail(to: string, closed: ClosedPlaces): Mail {
  return mail(to, `Somebody is trying codes at your ${BRAND} account`, CODES_CLOSED[closed]);
}

function mail(to: string, subject: string, parts: readonly string[]): Mail {
  return { to, subject, text: parts.join('\n\n') };
}
