/** What the registry answered instead of what was asked for, or why it could not be asked (`status` is then 0). */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
  }
}

/** Tells a RegistryError by its name, so that it holds across module copies. */
export function isRegistryError(error: unknown): error is RegistryError {
  return error instanceof Error && error.name === 'RegistryError';
}
