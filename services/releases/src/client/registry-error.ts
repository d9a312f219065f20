import type { ApiErrorCode } from '@afterglow/shared-contracts';

/**
 * The reason for a failure: a code of the registry's response; `unreachable` without a response; `no-token` when none was given or found;
 * `not-confirmed` when a person declined, or could not be asked; `no-release` when a folder contains no release; `log-changed` when the
 * log was manipulated; `findings` when diagnostics found something.
 */
export type RegistryErrorCode =
  | ApiErrorCode
  | 'unreachable'
  | 'no-token'
  | 'not-confirmed'
  | 'no-release'
  | 'log-changed'
  | 'findings';

/** The registry's error response to a call, or why the call was not made (`status` is then 0). */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number;
  readonly code: RegistryErrorCode;

  constructor(status: number, code: RegistryErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Checks the name, so that it works across copies of this module. */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && error.name === 'RegistryError';
}
