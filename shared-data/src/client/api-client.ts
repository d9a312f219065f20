import {
  API_PREFIX,
  TOTAL_HEADER,
  operations,
  type DataPort,
  type Operation,
  type OperationResponse,
} from '@afterglow/shared-contracts';
import ky, { isTimeoutError, type KyInstance } from 'ky';
import { ApiError, isApiError } from '../errors.ts';
import { readAnswer } from './read-answer.ts';
import { addressOf, type RequestInput } from './request-parts.ts';

/** For the whole call, until the last byte of the answer. */
export const REQUEST_TIMEOUT_MS = 10_000;

/** Where the client finds the service, and what it calls when something happens. */
export interface ApiClientOptions {
  /** Origin of the service without a trailing slash. */
  readonly baseUrl: string;
  readonly getToken: () => string | null;
  /** Called with every error answer before the caller gets it. */
  readonly onFailure?: (operation: Operation, error: ApiError) => void;
  /**
   * Called for every call that is not in the background as it is sent; the function it returns is called once, when the call has
   * settled.
   */
  readonly onCall?: () => () => void;
  readonly fetch?: typeof fetch;
}

/** The parsed answer to a call; `total` is that of a paged list, else null. */
export interface Answer<O extends Operation> {
  readonly data: OperationResponse<O>;
  readonly headers: Headers;
  readonly total: number | null;
}

/** The service over HTTP, which also takes an operation as a value. */
export interface ApiClient extends DataPort {
  /** Makes one call of a declared operation; `call` does the same by name. */
  request<O extends Operation>(operation: O, input?: RequestInput): Promise<Answer<O>>;
}

/** The service over HTTP. Every failure is an `ApiError`, except the caller's own abort, which is passed on unchanged. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createHttp(options);
  const begin = ({ background }: RequestInput) => (background ? undefined : options.onCall?.()) ?? (() => undefined);
  async function request<O extends Operation>(operation: O, input: RequestInput = {}): Promise<Answer<O>> {
    const settled = begin(input);
    try {
      return await send(http, operation, input, input.token ?? options.getToken());
    } catch (error) {
      if (input.signal?.aborted) throw error;
      const failure = isApiError(error) ? error : noAnswer(operation, error);
      options.onFailure?.(operation, failure);
      throw failure;
    } finally {
      settled();
    }
  }
  return {
    request,
    call: (name, input = {}) => request(operations[name], input),
  };
}

function createHttp({ baseUrl, fetch }: ApiClientOptions): KyInstance {
  if (baseUrl === '' || baseUrl.endsWith('/')) {
    throw new Error(`The base URL of the service must be set and must not end in a slash: "${baseUrl}"`);
  }
  return ky.create({
    prefix: `${baseUrl}${API_PREFIX}`,
    headers: { accept: 'application/json' },
    retry: 0, // the query cache retries
    timeout: false,
    totalTimeout: REQUEST_TIMEOUT_MS,
    throwHttpErrors: false,
    ...(fetch && { fetch }),
  });
}

async function send<O extends Operation>(
  http: KyInstance,
  operation: O,
  input: RequestInput,
  token: string | null,
): Promise<Answer<O>> {
  const pending = http(addressOf(operation, input), {
    method: operation.method,
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
    ...(input.body !== undefined && { json: input.body }),
    ...(input.signal && { signal: input.signal }),
    keepalive: input.keepalive ?? false,
  });
  const response = await pending;
  const data = readAnswer(operation, response.status, await pending.text());
  return { data, headers: response.headers, total: operation.paged ? totalOf(response.headers) : null };
}

function totalOf(headers: Headers): number | null {
  const total = Number.parseInt(headers.get(TOTAL_HEADER) ?? '', 10);
  return Number.isNaN(total) ? null : total;
}

function noAnswer(operation: Operation, cause: unknown): ApiError {
  const timedOut = isTimeoutError(cause);
  const code = timedOut ? 'timed_out' : 'network_failed';
  const message = timedOut ? `no answer within ${REQUEST_TIMEOUT_MS} ms` : 'the service could not be reached';
  return new ApiError({ operation: operation.name, code, status: null, message }, cause);
}
