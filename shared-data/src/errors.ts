import type { ApiErrorCode } from '@afterglow/shared-contracts';
import { isNotNow } from '@afterglow/shared-contracts/retry-policy';

/** A code from the service's response, or why there is no usable response. */
export type ApiFailureCode =
  | ApiErrorCode
  | 'network_failed'
  | 'timed_out'
  | 'answer_malformed'
  | 'request_malformed'
  | 'incomplete';

interface ApiFailure {
  readonly operation: string;
  readonly code: ApiFailureCode;
  /** HTTP status of the response; null without one. */
  readonly status: number | null;
  readonly headers?: Headers;
  readonly message: string;
  /** The service's own message, if any. */
  readonly words?: string;
  /** Where a response does not match its schema, for example "show.title"; omitted for any other failure. */
  readonly field?: string;
  /** The response of a call that is not complete yet. */
  readonly accepted?: unknown;
}

/** Any failure of a call. `request_malformed` is a programming error, found before anything is sent. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly code: ApiFailureCode;
  readonly status: number | null;
  /** The headers of the response; null without one. */
  readonly headers: Headers | null;
  /** The message of the service for the listener; null without one. */
  readonly words: string | null;
  /** The invalid field of a malformed response, else null. */
  readonly field: string | null;
  /** The required next step, in the operation's `accepted` shape; undefined for any other failure. */
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

/** Checks the name: `instanceof` fails across a federation boundary. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'operation' in error && 'code' in error;
}

/** There was no response, or one that says "not now". */
export function isPassing({ status, code }: ApiError): boolean {
  return code !== 'request_malformed' && isNotNow(status);
}

/** Why a caller's input is rejected: an unknown quality or type of favorites. */
export type InputErrorCode = 'quality_unknown' | 'favorite_type_unknown';

/** An invalid value, rejected before anything is sent; its message is for the listener. */
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

/** Checks the name: `instanceof` fails across a federation boundary. */
export function isInputError(error: unknown): error is InputError {
  return error instanceof Error && error.name === 'InputError' && 'code' in error && 'value' in error;
}
