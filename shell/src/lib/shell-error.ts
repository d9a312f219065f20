/** What the shell could not do: a request was answered with an error, the page lacks its data, or an area or a list is unavailable. */
export type ShellErrorCode =
  | 'answer_refused'
  | 'page_unreadable'
  | 'area_empty'
  | 'area_hung'
  | 'area_unavailable'
  | 'favorites_unread'
  | 'path_refused'
  | 'time_limit';

/** The subject: an address, a status, a limit in milliseconds. */
export type ShellErrorContext = Readonly<Record<string, string | number>>;

interface ShellErrorOptions {
  readonly context: ShellErrorContext;
  readonly cause?: unknown;
}

/** A failure of the shell itself that a caller can act on; lost code of areas is a `ChunkLoadError`. */
export class ShellError extends Error {
  override readonly name = 'ShellError';
  readonly code: ShellErrorCode;
  readonly context: ShellErrorContext;

  constructor(code: ShellErrorCode, message: string, { context, cause }: ShellErrorOptions) {
    super(message, { cause });
    this.code = code;
    this.context = context;
  }
}

/** Checks name and code: `instanceof` fails across a federation border. */
export function isShellError(error: unknown, code: ShellErrorCode): error is ShellError {
  return error instanceof Error && error.name === 'ShellError' && 'code' in error && error.code === code;
}

/** Returns a successful answer; throws any other with its address and status. */
export function assertOk(response: Response, what: string): Response {
  const { status, url } = response;
  if (response.ok) return response;
  throw new ShellError('answer_refused', `${what} was answered with ${status}.`, { context: { url, status } });
}
