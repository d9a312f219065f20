import type * as z from 'zod/mini';

/** Statuses of errors that do not follow from the rest of a declaration. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 429 | 503;

/** The methods that declared calls use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The parts of every declared call, whichever service responds to it: routes, clients and documentation are derived
 * from it. `path` starts with a slash; `{name}` in it is a field of `params`. A schema that is `nothing` means that
 * the call has no such part.
 */
export interface DeclaredCall<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** A larger body is rejected with 413; one megabyte by default. */
  readonly maxBodyBytes?: number | undefined;
  /** The error statuses of the call, beyond those that follow from the rest of the declaration. */
  readonly refusals: readonly RefusalStatus[];
  /** The meaning of the response headers, in a sentence each. */
  readonly headers: Readonly<Partial<Record<string, string>>>;
}
