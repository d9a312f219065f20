/** What the shell could not do: an answer that is an error, a page without its data, an area or a list that is not to be had. */
export type ShellErrorCode =
  'answer_refused' | 'page_unreadable' | 'area_unavailable' | 'favorites_unread' | 'path_refused' | 'time_limit';

/** What it was about: an address, a status, a limit in milliseconds. */
export type ShellErrorContext = Readonly<Record<string, string | number>>;

interface ShellErrorOptions {
  readonly context: ShellErrorContext;
  readonly cause?: unknown;
}

/** Whatever goes wrong in the shell itself and somebody can act on; code of areas that is lost is a `ChunkLoadError`. */
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

/** Told by its name and code: across a federation border `instanceof` would not hold. */
export function isShellError(error: unknown, code: ShellErrorCode): error is ShellError {
  return error instanceof Error && error.name === 'ShellError' && 'code' in error && error.code === code;
}

/** The body of an answer that is one; an error answer is thrown with its address and status. */
export function answered(response: Response, what: string): Response {
  const { status, url } = response;
  if (response.ok) return response;
  throw new ShellError('answer_refused', `${what} was answered with ${status}.`, { context: { url, status } });
}
