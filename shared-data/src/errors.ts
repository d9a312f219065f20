import type { ApiErrorCode } from '@afterglow/shared-contracts';

/** A code of the service's answer, or why there is no usable answer. */
export type ApiFailureCode = ApiErrorCode | 'network_failed' | 'timed_out' | 'answer_malformed' | 'request_malformed';

interface ApiFailure {
  readonly operation: string;
  readonly code: ApiFailureCode;
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  readonly message: string;
  /** Where an answer does not fit its schema, for example "show.title"; left out for any other failure. */
  readonly field?: string;
}

/** Whatever goes wrong with a call. `request_malformed` is a programming error, seen before anything is sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly code: ApiFailureCode;
  readonly status: number | null;
  /** The field that does not fit in an answer that is malformed, else null. */
  readonly field: string | null;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(`${failure.operation}: ${failure.message}`, { cause });
    this.operation = failure.operation;
    this.code = failure.code;
    this.status = failure.status;
    this.field = failure.field ?? null;
  }
}

/** Told by its name: across a federation border `instanceof` would not hold. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'operation' in error && 'code' in error;
}
