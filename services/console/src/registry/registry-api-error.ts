const NAME = 'RegistryRefusal';

/** An error response of the registry; status 0 without a response. */
export class RegistryApiError extends Error {
  override readonly name = NAME;
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function isApiError(error: unknown, status?: number): error is RegistryApiError {
  return error instanceof RegistryApiError && (status === undefined || error.status === status);
}

/** The message of an error for a person. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
