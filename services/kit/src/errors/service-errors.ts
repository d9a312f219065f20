import { ServiceError } from './service-error.ts';

export function invalid(message: string): ServiceError {
  return new ServiceError('invalid', 'validation_failed', message);
}

export function notAuthenticated(message = 'Log in to continue.'): ServiceError {
  return new ServiceError('unauthenticated', 'not_authenticated', message);
}

export function forbidden(message: string): ServiceError {
  return new ServiceError('forbidden', 'forbidden', message);
}

export function notFound(message: string): ServiceError {
  return new ServiceError('not-found', 'not_found', message);
}

export function conflict(message: string, headers: Readonly<Record<string, string>> = {}): ServiceError {
  return new ServiceError('conflict', 'conflict', message, { headers });
}

export function serverBusy(cause?: unknown): ServiceError {
  return new ServiceError('unavailable', 'server_busy', 'Server busy, please try again later.', { cause });
}
