/** What the service answered instead of what was asked for; `status` is 0 when it answered nothing. */
export class AdminError extends Error {
  override readonly name = 'AdminError';
  readonly status: number;

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

/** Whether trying the next thing makes no sense: nobody answers, or nobody lets this caller in. */
export function endsEverything(error: unknown): error is AdminError {
  return error instanceof AdminError && [0, 401, 403].includes(error.status);
}
