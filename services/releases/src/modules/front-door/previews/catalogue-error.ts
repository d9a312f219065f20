/** Why the service's answer is unusable: it refused, broke its contract, or did not give a list's length. */
export type CatalogErrorCode = 'answer_refused' | 'answer_malformed' | 'total_missing';

/** An unusable answer of the service, with the call's name and the status of the answer. */
export class CatalogError extends Error {
  override readonly name = 'CatalogueError';
  readonly code: CatalogErrorCode;
  readonly operation: string;
  readonly status: number;

  constructor(code: CatalogErrorCode, operation: string, status: number, options?: ErrorOptions) {
    super(`${operation} was answered with ${status} (${code}).`, options);
    this.code = code;
    this.operation = operation;
    this.status = status;
  }
}

const BUSY = 503;

/** Whether the service has no answer for the moment, to no one. */
export function isBusy(error: unknown): boolean {
  return error instanceof CatalogError && error.status === BUSY;
}
