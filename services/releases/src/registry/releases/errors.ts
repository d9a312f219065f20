import { ServiceError } from '@afterglow/kit';

/** An upload that is not a release. */
export function badUpload(message: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid', 'validation_failed', message, cause === undefined ? {} : { cause });
}

export function tooLarge(message: string): ServiceError {
  return new ServiceError('too-large', 'too_large', message);
}
