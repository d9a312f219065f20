import type { ApiErrorCode } from '@afterglow/shared-contracts';

/** Why a request fails, in business terms, independent of HTTP. */
export type ServiceErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'unavailable';

/** The parts of an error besides its message. */
export type ServiceErrorOptions = ErrorOptions & {
  /** Further public fields of the response. */
  details?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string>>;
};

/** Thrown by a service that rejects a request. `message` goes to the caller; `cause` stays in the log. */
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

/** Checks the name, so that it works across copies of this module. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}
