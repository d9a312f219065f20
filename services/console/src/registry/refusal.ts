const NAME = 'RegistryRefusal';

/** What the registry answered instead of doing what was asked; status 0 when nothing answered. */
export class RegistryRefusal extends Error {
  override readonly name = NAME;
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export function isRefusal(error: unknown, status?: number): error is RegistryRefusal {
  return error instanceof RegistryRefusal && (status === undefined || error.status === status);
}

/** An error in words for a person. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
