/** The failures of the shell: an error response, missing page data, or an unavailable area or list. */
export type ShellErrorCode =
  | 'answer_refused'
  | 'page_unreadable'
  | 'area_empty'
  | 'area_hung'
  | 'area_unavailable'
  | 'favorites_unread'
  | 'path_refused'
  | 'time_limit';

/** The subject: a URL, a status, a limit in milliseconds. */
export type ShellErrorContext = Readonly<Record<string, string | number>>;

interface ShellErrorOptions {
  readonly context: ShellErrorContext;
  readonly cause?: unknown;
}

/** A failure of the shell itself that a caller can handle; lost code of areas is a `ChunkLoadError`. */
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

/** Checks name and code: `instanceof` fails across a federation boundary. */
export function isShellError(error: unknown, code: ShellErrorCode): error is ShellError {
  return error instanceof Error && error.name === 'ShellError' && 'code' in error && error.code === code;
}

/** Returns a successful response; throws for any other, with its URL and status. */
export function assertOk(response: Response, what: string): Response {
  const { status, url } = response;
  if (response.ok) return response;
  throw new ShellError('answer_refused', `${what} was answered with ${status}.`, { context: { url, status } });
}
