/** For the whole call, until the last byte of the response. */
export const REQUEST_TIMEOUT_MS = 10_000;

interface TextAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const LATE = 'LateAnswerError';

/**
 * Sends one request and reads the whole response, whatever its status. Rejects with an error that `isTimeout`
 * recognizes when that exceeds the limit, and otherwise as `fetch` does.
 */
export async function fetchText(
  send: typeof fetch,
  url: string,
  { signal, ...init }: RequestInit,
): Promise<TextAnswer> {
  const limit = new AbortController();
  const ending = AbortSignal.any([limit.signal, ...(signal ? [signal] : [])]);
  const timer = setTimeout(() => limit.abort(lateAnswer()), REQUEST_TIMEOUT_MS);
  try {
    const answering = read(send(url, { ...init, signal: ending }));
    // The body of a response from a worker or a cache does not end with the signal.
    return await Promise.race([answering, refused(ending)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a call was aborted because its response took too long. */
export function isTimeout(error: unknown): error is Error {
  return error instanceof Error && error.name === LATE;
}

function lateAnswer(): Error {
  return Object.assign(new Error(`no answer within ${REQUEST_TIMEOUT_MS} ms`), { name: LATE });
}

async function read(answering: Promise<Response>): Promise<TextAnswer> {
  const response = await answering;
  const { status, headers } = response;
  return { status, headers, text: await response.text() };
}

function refused(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // The reason is an error, of the limit or of the caller.
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
