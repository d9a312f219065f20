/** For the whole call, until the last byte of the answer. */
export const REQUEST_TIMEOUT_MS = 10_000;

interface TextAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const LATE = 'LateAnswerError';

/**
 * Sends one request and reads the whole answer, whatever its status. Rejects with what `isTimeout` recognizes when that takes longer than
 * the limit, and otherwise as `fetch` does.
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
    // The body of an answer that a worker or a cache has made does not end with the signal.
    return await Promise.race([answering, refused(ending)]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a call was given up because its answer took too long. */
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
