/** The response to a failed request; `status` is 0 without a response. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Whether further requests are pointless: the service is unreachable, or rejects this caller. */
export function isFatal(error: unknown): error is AdminError {
  return error instanceof AdminError && [0, 401, 403].includes(error.status);
}
