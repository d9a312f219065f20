import { ServiceError } from './service-error.ts';

/** Space returns when someone acts. */
const SPACE_RETRY_AFTER_S = 60;

/** The message names the field. */
export function invalid(message: string): ServiceError {
  return new ServiceError('invalid', 'validation_failed', message);
}

/** The caller must log in. */
export function notAuthenticated(message = 'Log in to continue.'): ServiceError {
  return new ServiceError('unauthenticated', 'not_authenticated', message);
}

/** The caller may not do this. */
export function forbidden(message: string): ServiceError {
  return new ServiceError('forbidden', 'forbidden', message);
}

/** There is nothing by this ID. */
export function notFound(message: string): ServiceError {
  return new ServiceError('not-found', 'not_found', message);
}

/** It contradicts the present state. */
export function conflict(message: string, headers: Readonly<Record<string, string>> = {}): ServiceError {
  return new ServiceError('conflict', 'conflict', message, { headers });
}

/** Try again later. The cause stays in the log. */
export function serverBusy(cause?: unknown): ServiceError {
  return new ServiceError('unavailable', 'server_busy', 'Server busy, please try again later.', { cause });
}

/** A disk is full. The cause stays in the log. */
export function outOfSpace(cause?: unknown): ServiceError {
  return new ServiceError(
    'unavailable',
    'out_of_space',
    "We're out of storage space, so we couldn't save this. Please try again later.",
    { cause, headers: { 'retry-after': String(SPACE_RETRY_AFTER_S) } },
  );
}
