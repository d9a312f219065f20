import {
  API_PREFIX,
  type OperationBody,
  type OperationParams,
  type OperationQuery,
  type OperationResponse,
} from '@afterglow/shared-contracts';
import {
  type ServiceOperationName,
  type ServiceOperations,
  serviceOperations,
} from '@afterglow/shared-contracts/services';
import * as z from 'zod/mini';
import { MEMBER_PASSWORD } from './small-station/members.ts';

/** A test's input for an operation, which is sent unchecked. */
export interface CallInput<Name extends ServiceOperationName> {
  readonly params?: Record<keyof OperationParams<ServiceOperations[Name]>, number | string>;
  readonly query?: Partial<Record<keyof OperationQuery<ServiceOperations[Name]>, number | string>>;
  readonly body?: OperationBody<ServiceOperations[Name]> | object;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Called<Name extends ServiceOperationName> {
  readonly status: number;
  readonly headers: Headers;
  /** The response, checked against its declared schema. */
  readonly data: OperationResponse<ServiceOperations[Name]>;
}

/** Calls a running service over HTTP, like any program. */
export interface ApiClient {
  readonly origin: string;
  /** A request below the prefix, for example "/mixes?limit=3". */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** A declared operation, with any outcome. */
  send<Name extends ServiceOperationName>(name: Name, input?: CallInput<Name>): Promise<Response>;
  /** A declared operation that must succeed. */
  call<Name extends ServiceOperationName>(name: Name, input?: CallInput<Name>): Promise<Called<Name>>;
  /** A declared operation that must fail: its status and its checked error body. */
  refusal<Name extends ServiceOperationName>(name: Name, input?: CallInput<Name>): Promise<Refusal>;
  /** The token of a member of the small station: free, premium or new. */
  logIn(who: 'free' | 'premium' | 'new'): Promise<string>;
}

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/**
 * A client of the service at an origin, such as "http://localhost:4800". Its `call` throws Error when the service rejects it, `refusal`
 * when it does not.
 */
export function createApiClient(origin: string): ApiClient {
  const request = (path: string, init?: RequestInit) => fetch(`${origin}${API_PREFIX}${path}`, init);
  const send = async <Name extends ServiceOperationName>(name: Name, input: CallInput<Name> = {}) => {
    const { method, path } = serviceOperations[name];
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
      return encodeURIComponent(String(Object.entries(input.params ?? {}).find(([key]) => key === field)?.[1]));
    });
    const query = new URLSearchParams(
      Object.entries(input.query ?? {}).map(([key, value]) => [key, String(value)] as [string, string]),
    );
    return request(`${filled}${query.size === 0 ? '' : `?${query.toString()}`}`, {
      method,
      headers: {
        ...input.headers,
        ...(input.token === undefined ? {} : { authorization: `Bearer ${input.token}` }),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  };
  const call: ApiClient['call'] = async (name, input) => {
    const response = await send(name, input);
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} was refused with ${response.status}: ${text}`);
    const data = z.parse(serviceOperations[name].response, text === '' ? undefined : JSON.parse(text));
    // Parsed by the schema that the type is inferred from.
    return { status: response.status, headers: response.headers, data: data as never };
  };
  return {
    origin,
    request,
    send,
    call,
    async refusal(name, input) {
      const response = await send(name, input);
      if (response.ok) throw new Error(`${name} was allowed.`);
      return readRefusal(response);
    },
    async logIn(who) {
      const body = { email: `${who}@afterglow.example`, password: MEMBER_PASSWORD };
      return (await call('createToken', { body })).data.token;
    },
  };
}

const refusalSchema = z.strictObject({ code: z.string(), message: z.string().check(z.minLength(1)) });

/** The status and body of an error response; rejects for any other body. */
export async function readRefusal(response: Response): Promise<Refusal> {
  return { status: response.status, ...z.parse(refusalSchema, await response.json()) };
}
