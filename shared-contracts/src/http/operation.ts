import * as z from 'zod/mini';
import type { DeclaredCall, HttpMethod, RefusalStatus } from './declared-call.ts';

/** The prefix of every call's path. */
export const API_PREFIX = '/v3';

/** The header that carries the total of a paged list. */
export const TOTAL_HEADER = 'x-items-total';

/** The header of `listSubscriptions` that is `used` for a member who can't have the free trial. */
export const FREE_TRIAL_HEADER = 'x-free-trial';

/** Response headers that a browser may read when the service runs on another host. */
export const EXPOSED_HEADERS = [
  'x-auth-token',
  FREE_TRIAL_HEADER,
  'x-network-used',
  'x-password-state',
  'x-search-best-match',
  TOTAL_HEADER,
] as const;

export type ExposedHeader = (typeof EXPOSED_HEADERS)[number];

/** Who may make a call: anyone, anyone (recognized when a token is sent), members only, or super admins only. */
export type OperationAccess = 'none' | 'optional' | 'member' | 'admin';

/**
 * One call of the service, declared once: the routes, the browser's client and the OpenAPI document are derived from
 * it. `path` comes after the prefix. It may respond with 400 always, 401 for members, 403 for super admins, 404 with
 * params, 413 with a body, and the statuses in `refusals`.
 */
export interface Operation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends DeclaredCall<Params, Query, Body, Response> {
  readonly auth: OperationAccess;
  /** True for a list that comes in pages with its total in `x-items-total`. */
  readonly paged: boolean;
  /** The response with 202 when another step is required first; omitted for calls that are always complete. */
  readonly accepted?: z.ZodMiniType | undefined;
  /** The meaning of the response headers, in a sentence each. */
  readonly headers: Readonly<Partial<Record<ExposedHeader, string>>>;
}

/** Marks a call without params, query or body. */
export const nothing = z.optional(z.undefined());
type Nothing = typeof nothing;

interface OperationInput<Params, Query, Body, Response> {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly auth?: OperationAccess;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response: Response;
  readonly accepted?: z.ZodMiniType;
  readonly paged?: boolean;
  readonly maxBodyBytes?: number;
  readonly refusals?: readonly RefusalStatus[];
  readonly headers?: Readonly<Partial<Record<ExposedHeader, string>>>;
}

export function defineOperation<
  Response extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
>(input: OperationInput<Params, Query, Body, Response>): Operation<Params, Query, Body, Response> {
  return {
    name: input.name,
    method: input.method,
    path: input.path,
    summary: input.summary,
    auth: input.auth ?? 'none',
    // A schema that is left out is `Nothing`, which is also the default of the type parameter.
    params: input.params ?? (nothing as unknown as Params),
    query: input.query ?? (nothing as unknown as Query),
    body: input.body ?? (nothing as unknown as Body),
    response: input.response,
    accepted: input.accepted,
    paged: input.paged ?? false,
    maxBodyBytes: input.maxBodyBytes,
    refusals: input.refusals ?? [],
    headers: input.headers ?? {},
  };
}

/** The parsed path parameters of a call. */
export type OperationParams<O extends Operation> = z.output<O['params']>;
/** The parsed query of a call. */
export type OperationQuery<O extends Operation> = z.output<O['query']>;
/** The parsed body of a call. */
export type OperationBody<O extends Operation> = z.output<O['body']>;
/** The parsed response of a call. */
export type OperationResponse<O extends Operation> = z.output<O['response']>;
