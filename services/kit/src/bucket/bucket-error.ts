import { errorText } from '../errors/error-text.ts';

/** Why a bucket can't be used. */
export type BucketErrorCode = 'unreachable' | 'no-such-bucket' | 'unknown-key' | 'wrong-secret' | 'refused' | 'failed';

/** The codes of S3 that name a variable. */
const CODE_OF: Readonly<Record<string, BucketErrorCode>> = {
  NoSuchBucket: 'no-such-bucket',
  InvalidAccessKeyId: 'unknown-key',
  SignatureDoesNotMatch: 'wrong-secret',
};
const FORBIDDEN = 403;

/** A call to the bucket that failed. */
export class BucketError extends Error {
  override readonly name = 'BucketError';
  readonly code: BucketErrorCode;

  constructor(code: BucketErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Checks the name, so that it works across copies of this module. */
export function isBucketError(error: unknown): error is BucketError {
  return error instanceof Error && error.name === 'BucketError';
}

/** The server answered, but not as asked. */
export function refusedByBucket(method: string, status: number, serverCode: string): BucketError {
  const code = CODE_OF[serverCode] ?? (status === FORBIDDEN ? 'refused' : 'failed');
  return new BucketError(code, `The bucket answered a ${method} with ${status} ${serverCode}`.trim());
}

/** No answer arrived. */
export function unreachableBucket(error: unknown): BucketError {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return new BucketError('unreachable', `The bucket doesn't answer (${errorText(cause)})`, { cause: error });
}
