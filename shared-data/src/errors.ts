import type { ApiErrorCode } from '@afterglow/shared-contracts';

/** A code from the service's answer, or why there is no usable answer. */
export type ApiFailureCode =
  | ApiErrorCode
  | 'network_failed'
  | 'timed_out'
  | 'answer_malformed'
  | 'request_malformed'
  /** There is more to do first, which `accepted` says. */
  | 'incomplete';

interface ApiFailure {
  readonly operation: string;
  readonly code: ApiFailureCode;
  /** HTTP status of the answer; null when there was none. */
  readonly status: number | null;
  readonly headers?: Headers;
  readonly message: string;
  /** The message, where it is the service's own. */
  readonly words?: string;
  /** Where an answer does not fit its schema, for example "show.title"; left out for any other failure. */
  readonly field?: string;
  /** The answer of a call that is not complete yet. */
  readonly accepted?: unknown;
}

/** Any failure of a call. `request_malformed` is a programming error, found before anything is sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly code: ApiFailureCode;
  readonly status: number | null;
  /** Those of the answer; null when there was none. */
  readonly headers: Headers | null;
  /** What the service says, for the listener; null when it said nothing. */
  readonly words: string | null;
  /** The field that does not fit in a malformed answer, else null. */
  readonly field: string | null;
  /** What has to be done first, in the operation's `accepted` shape; undefined for any other failure. */
  readonly accepted: unknown;

  constructor(failure: ApiFailure, cause?: unknown) {
    super(`${failure.operation}: ${failure.message}`, { cause });
    this.operation = failure.operation;
    this.code = failure.code;
    this.status = failure.status;
    this.headers = failure.headers ?? null;
    this.words = failure.words ?? null;
    this.field = failure.field ?? null;
    this.accepted = failure.accepted;
  }
}

/** Checks the name: `instanceof` fails across a federation border. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'operation' in error && 'code' in error;
}

/** Why a caller's input is refused: no such quality, or no such kind of favorites. */
export type InputErrorCode = 'quality_unknown' | 'favorite_type_unknown';

/** A value that does not fit, refused before anything is sent; its message is for the listener. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: InputErrorCode;
  readonly value: string;

  constructor(code: InputErrorCode, value: string, message: string | undefined, cause?: unknown) {
    super(message, { cause });
    this.code = code;
    this.value = value;
  }
}

/** Checks the name: `instanceof` fails across a federation border. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError' && 'code' in error && 'value' in error;
}
