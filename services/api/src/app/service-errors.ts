import { ServiceError } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/** The caller needs Premium. For a mix that is a 403, for a live stream a 401. */
export function upgradeRequired(kind: 'forbidden' | 'unauthenticated', message: string): ServiceError {
  return new ServiceError(kind, 'upgrade_required', message);
}

/** The session must be confirmed before an irreversible action. */
export function confirmationRequired(): ServiceError {
  return new ServiceError('forbidden', 'confirmation_required', "Please confirm it's you first.");
}

export function captchaRefused(): ServiceError {
  return new ServiceError('forbidden', 'captcha_refused', "Please confirm you're not a robot first.");
}

export function wrongCode(kind: 'forbidden' | 'unauthenticated'): ServiceError {
  return new ServiceError(kind, 'wrong_code', "That code isn't right or has already been used.");
}

export function loginRequired(): ServiceError {
  return new ServiceError('forbidden', 'login_required', 'Log in to listen to the radio.');
}

export function tooLarge(message: string): ServiceError {
  return new ServiceError('too-large', 'too_large', message);
}

function countText(count: number, unit: 'minute' | 'second'): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

export function tooManyAttempts(waitMs: number): ServiceError {
  const message = `Too many attempts. Try again in ${countText(Math.ceil(waitMs / MINUTE_MS), 'minute')}.`;
  const headers = { 'retry-after': String(Math.max(1, Math.ceil(waitMs / 1000))) };
  return new ServiceError('too-many', 'too_many_requests', message, { headers });
}

export function tooManyReads(waitMs: number): ServiceError {
  const waitS = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many requests from your network. Try again in ${countText(waitS, 'second')}.`;
  return new ServiceError('too-many', 'too_many_requests', message, { headers: { 'retry-after': String(waitS) } });
}

const SOCKET_RETRY_S = 60;

export function tooManySockets(): ServiceError {
  const message = 'Too many open connections from your network. Close one, or try again later.';
  return new ServiceError('too-many', 'too_many_requests', message, {
    headers: { 'retry-after': String(SOCKET_RETRY_S) },
  });
}
