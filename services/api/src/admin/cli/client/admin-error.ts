/** The service's answer to a request that failed; `status` is 0 when there was no answer. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Whether there is no point in trying the next thing: no one answers, or this caller is not admitted. */
export function isFatal(error: unknown): error is AdminError {
  return error instanceof AdminError && [0, 401, 403].includes(error.status);
}
