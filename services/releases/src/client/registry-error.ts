import type { ApiErrorCode } from '@afterglow/shared-contracts';

/**
 * Why something did not succeed: a code of the registry's answer; `unreachable` when nobody answered; `no-release` when a folder holds
 * no release; `log-changed` when the log is not what was written.
 */
export type RegistryErrorCode = ApiErrorCode | 'unreachable' | 'no-release' | 'log-changed';

/** What the registry answered instead of what was asked for, or why it was not asked (`status` is then 0). */
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

/** Tells a RegistryError by its name, so that it holds across module copies. */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && error.name === 'RegistryError';
}
