import type * as z from 'zod/mini';

/** Statuses of refusals that do not follow from the rest of a declaration. */
export type RefusalStatus = 401 | 403 | 404 | 409 | 429 | 503;

/** The methods that declared calls use. */
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What every declared call has, whichever service answers it: routes, clients and documentation are made from it. `path` starts with a
 * slash; `{name}` in it is a field of `params`. A schema that is `nothing` means that the call has no such part.
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
  /** A body larger than this is refused with 413; one megabyte by default. */
  readonly maxBodyBytes?: number | undefined;
  /** The statuses with which the call may be refused, beyond those that follow from the rest of the declaration. */
  readonly refusals: readonly RefusalStatus[];
  /** What the headers of the answer mean, in a sentence each. */
  readonly headers: Readonly<Partial<Record<string, string>>>;
}
