const NAME = 'RegistryRefusal';

/** What the registry answered instead of doing what was asked; status 0 when nothing answered. */
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

/** An error in words for a person. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
