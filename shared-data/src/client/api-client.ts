import {
  API_PREFIX,
  TOTAL_HEADER,
  operations,
  type DataPort,
  type Operation,
  type OperationResponse,
} from '@afterglow/shared-contracts';
import { isAway } from '@afterglow/shared-contracts/retry-policy';
import { ApiError, isApiError } from '../errors.ts';
import { createClockCheck } from './clock-check.ts';
import { fetchText, isTimeout } from './fetch-text.ts';
import { parseResponse } from './parse-response.ts';
import { addressOf, type RequestInput } from './request-parts.ts';

/** A call that is aborted after this time may not have reached the service. */
const SLOW_MS = 1500;

/** The URL of the service, and the callbacks of the client. */
export interface ApiClientOptions {
  /** Origin of the service without a trailing slash. */
  readonly baseUrl: string;
  readonly getToken: () => string | null;
  /** Called with every error response before the caller gets it. */
  readonly onFailure?: (operation: Operation, error: ApiError) => void;
  /**
   * Called for every call outside the background when it is sent; the function it returns is called once, when the
   * call has settled.
   */
  readonly onCall?: (call: Pick<RequestInput, 'keepalive'>) => () => void;
  /** Called after each call, except one that is aborted soon: whether the service responded with anything but "not now". */
  readonly onReached?: (isReached: boolean) => void;
  readonly fetch?: typeof fetch;
}

/** The parsed response of a call; `total` is that of a paged list, else null. */
export interface ApiResponse<O extends Operation> {
  readonly data: OperationResponse<O>;
  readonly headers: Headers;
  readonly total: number | null;
}

/** The service over HTTP, which also accepts an operation as a value. */
export interface ApiClient extends DataPort {
  /** Makes one call of a declared operation; `call` does the same by name. */
  request<O extends Operation>(operation: O, input?: RequestInput): Promise<ApiResponse<O>>;
}

/**
 * The service over HTTP. Every failure is an `ApiError`, except the caller's own abort, which is passed on unchanged.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  checkBaseUrl(options);
  const { baseUrl, fetch = globalThis.fetch, onReached = () => undefined } = options;
  const look = () =>
    fetch(`${baseUrl}${API_PREFIX}${operations.getVersions.path}`, { method: 'HEAD', cache: 'no-store' });
  const checkClock = createClockCheck(look);
  const begin = (input: RequestInput) => (input.background ? undefined : options.onCall?.(input)) ?? (() => undefined);
  function report(operation: Operation, failure: ApiError): ApiError {
    options.onFailure?.(operation, failure);
    if (failure.code !== 'request_malformed') onReached(!isAway(failure.status));
    return failure;
  }
  function abandoned(error: unknown, sentMs: number): unknown {
    if (Date.now() - sentMs >= SLOW_MS) onReached(false);
    return error;
  }
  async function request<O extends Operation>(operation: O, input: RequestInput = {}): Promise<ApiResponse<O>> {
    const settled = begin(input);
    const sentMs = Date.now();
    try {
      const answer = await send(options, operation, input, checkClock);
      onReached(true);
      return answer;
    } catch (error) {
      if (input.signal?.aborted) throw abandoned(error, sentMs);
      throw report(operation, isApiError(error) ? error : noAnswer(operation, error));
    } finally {
      settled();
    }
  }
  return {
    request,
    call: (name, input = {}) => request(operations[name], input),
  };
}

function checkBaseUrl({ baseUrl }: ApiClientOptions): void {
  if (baseUrl === '' || baseUrl.endsWith('/')) {
    throw new Error(`The base URL of the service must be set and must not end in a slash: "${baseUrl}"`);
  }
}

async function send<O extends Operation>(
  { baseUrl, fetch = globalThis.fetch, getToken }: ApiClientOptions,
  operation: O,
  input: RequestInput,
  checkClock: ReturnType<typeof createClockCheck>,
): Promise<ApiResponse<O>> {
  const sentMs = Date.now();
  const { status, headers, text } = await fetchText(fetch, `${baseUrl}${API_PREFIX}${addressOf(operation, input)}`, {
    method: operation.method,
    headers: headersOf(input, input.token ?? getToken()),
    keepalive: input.keepalive ?? false,
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    ...(input.signal && { signal: input.signal }),
  });
  checkClock(headers, sentMs);
  const data = parseResponse(operation, { status, headers, text });
  return { data, headers, total: operation.paged ? totalOf(headers) : null };
}

function headersOf({ body, headers }: RequestInput, token: string | null): Record<string, string> {
  return {
    ...headers,
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
}

function totalOf(headers: Headers): number | null {
  const total = Number.parseInt(headers.get(TOTAL_HEADER) ?? '', 10);
  return Number.isNaN(total) ? null : total;
}

function noAnswer(operation: Operation, cause: unknown): ApiError {
  const failure = isTimeout(cause)
    ? ({ code: 'timed_out', message: cause.message } as const)
    : ({ code: 'network_failed', message: 'the service could not be reached' } as const);
  return new ApiError({ operation: operation.name, status: null, ...failure }, cause);
}
