/** Why the service's response is unusable: an error, a broken contract, or a list without its length. */
export type CatalogErrorCode = 'answer_refused' | 'answer_malformed' | 'total_missing';

/** An unusable response of the service, with the call's name and the status. */
export class CatalogError extends Error {
  override readonly name = 'CatalogError';
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

/** Whether the service is temporarily unavailable to everyone. */
export function isBusy(error: unknown): boolean {
  return error instanceof CatalogError && error.status === BUSY;
}
