import * as z from 'zod/mini';
import { type DeclaredCall, type HttpMethod, type RefusalStatus, nothing } from '@afterglow/shared-contracts';
import type { CommandDeclaration } from './command-declaration.ts';

/**
 * Who may make a call of the registry: anyone, anyone with a token, the team of the area that `params.remote` names,
 * that team and every manager, or only managers.
 */
export type RegistryAccess = 'everybody' | 'any-token' | 'team' | 'team-or-manager' | 'manager';

/** The media type of a registry call's response or body. */
export type RegistryMediaType = 'application/json' | 'application/gzip' | 'text/event-stream' | 'text/html';

/** An example of a valid call. */
export interface RegistryExample {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

type NoCommand = undefined;
type AnyCommand = CommandDeclaration | NoCommand;

/**
 * One call of the registry, declared once: the routes, the client, the command line and the documentation are derived
 * from it. `path` is the whole path. It may respond with 400 always, 401 if a token is required, 403 if a role is, 413
 * and 415 with a body, and the statuses in `refusals`.
 */
export interface RegistryOperation<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  RequestHeaders extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
  Command extends AnyCommand = AnyCommand,
> extends DeclaredCall<Params, Query, Body, Response> {
  readonly access: RegistryAccess;
  readonly requestHeaders: RequestHeaders;
  readonly takes: RegistryMediaType;
  /** The media type of the response; `response` is the content of every event of a `text/event-stream`. */
  readonly gives: RegistryMediaType;
  /** The statuses of success, with the meaning of each; the lowest is the usual one. */
  readonly statuses: Readonly<Record<number, string>>;
  readonly example: RegistryExample;
  /** The command line form of the call; undefined for none. */
  readonly command: Command;
}

type Nothing = typeof nothing;

interface RegistryOperationOptions<Params, Query, RequestHeaders, Body, Response, Command> {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: RegistryAccess;
  readonly params?: Params;
  readonly query?: Query;
  readonly requestHeaders?: RequestHeaders;
  readonly body?: Body;
  readonly takes?: RegistryMediaType;
  readonly response: Response;
  readonly gives?: RegistryMediaType;
  readonly statuses?: Readonly<Record<number, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxBodyBytes?: number;
  readonly refusals?: readonly RefusalStatus[];
  readonly example?: RegistryExample;
  readonly command?: Command;
}

/** Declares a call of the registry; omitted parts get their defaults. */
export function defineRegistryOperation<
  Response extends z.ZodMiniType,
  Params extends z.ZodMiniType = Nothing,
  Query extends z.ZodMiniType = Nothing,
  RequestHeaders extends z.ZodMiniType = Nothing,
  Body extends z.ZodMiniType = Nothing,
  Command extends AnyCommand = NoCommand,
>(
  options: RegistryOperationOptions<Params, Query, RequestHeaders, Body, Response, Command>,
): RegistryOperation<Params, Query, RequestHeaders, Body, Response, Command> {
  return {
    takes: 'application/json',
    gives: 'application/json',
    statuses: z.safeParse(options.response, undefined).success ? { 204: 'Done.' } : { 200: `${options.summary}.` },
    headers: {},
    refusals: [],
    example: {},
    maxBodyBytes: undefined,
    ...options,
    // A schema that is left out is `Nothing`, which is also the default of the type parameter; the same holds for the command.
    params: options.params ?? (nothing as unknown as Params),
    query: options.query ?? (nothing as unknown as Query),
    requestHeaders: options.requestHeaders ?? (nothing as unknown as RequestHeaders),
    body: options.body ?? (nothing as unknown as Body),
    command: options.command as Command,
  };
}

/** A call as a caller passes it; parts that the operation does not have may be omitted. */
export type RegistryInput<O extends RegistryOperation> = {
  readonly [Part in FreePart<O>]?: z.input<O[Part]>;
} & {
  readonly [Part in Exclude<RequestPart, FreePart<O>>]: z.input<O[Part]>;
};

type RequestPart = 'params' | 'query' | 'requestHeaders' | 'body';

/** The parts without required fields. */
type FreePart<O extends RegistryOperation> = {
  [Part in RequestPart]: undefined extends z.input<O[Part]>
    ? Part
    : Partial<z.input<O[Part]>> extends z.input<O[Part]>
      ? Part
      : never;
}[RequestPart];

/** The result of a call of the operation. */
export type RegistryAnswer<O extends RegistryOperation> = z.output<O['response']>;
