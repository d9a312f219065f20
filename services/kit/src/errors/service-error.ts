import type { ApiErrorCode } from '@afterglow/shared-contracts';

/** Why a request cannot be served, in terms of the business: it knows no HTTP. */
export type ServiceErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/** What an error tells besides its message. */
export type ServiceErrorOptions = ErrorOptions & {
  /** Further public fields of the answer. */
  details?: Readonly<Record<string, unknown>>;
  /** Public facts whose place is a header of the answer. */
  headers?: Readonly<Record<string, string>>;
};

/** What a service throws when it refuses. `message` goes to the caller; `cause` stays in the log. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly code: ApiErrorCode;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(kind: ServiceErrorKind, code: ApiErrorCode, message: string, options: ServiceErrorOptions = {}) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
  }
}

/** Tells a ServiceError by its name, so that it holds across module copies. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}
