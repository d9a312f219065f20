/** Why a request cannot be served, in terms of the business: it knows no HTTP. */
export type ServiceErrorKind =
  'invalid' | 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'too-many' | 'unavailable';

/**
 * What a service throws when it refuses. `code` is a word of the contract's error codes and goes to the caller
 * with `message`; `details` are further public fields; `cause` stays in the log.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly kind: ServiceErrorKind;
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    kind: ServiceErrorKind,
    code: string,
    message: string,
    options: ErrorOptions & { details?: Readonly<Record<string, unknown>> } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.code = code;
    this.details = options.details ?? {};
  }
}

/** Tells a ServiceError by its name, so that it holds across module copies. */
export function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && error.name === 'ServiceError';
}
