import type { OpenApiMethod } from '../openapi/openapi-document.ts';
import type { Clock } from '../time/clock.ts';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';

/** No tables: a service adds its own with `$extendTables`. */
export type EmptySchema = object;

/** The host's database, for a hosted service with its own tables. The host's migrations create them. */
export interface HostDatabase {
  readonly db: Kysely<EmptySchema>;
  transaction<T>(work: (transaction: Kysely<EmptySchema>) => Promise<T>): Promise<T>;
}

/** The parts that a hosted service gets from its host. */
export interface ServiceHost {
  /** The server below the API's prefix. Give routes their own scope (`app.register`). */
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly database: HostDatabase;
  /** The secret with that name, created on first use; all instances on one database share it. */
  loadSecret(name: string, make?: () => Promise<string>): Promise<string>;
  /** The public origin, without a trailing slash. Known once the server listens. */
  readonly origin: () => string;
  /** The origin of this process on its own computer. */
  readonly localOrigin: () => string;
  /** Called with failures that no request waits for. */
  readonly onError: (error: unknown) => void;
}

/** A route that is not a declared operation: a page, a redirect, a file, a stream or a socket. */
export interface ExtraRoute {
  readonly method: OpenApiMethod;
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  /** The response: a media type, or the status when that is the response. */
  readonly answers: string | 101 | 204 | 302 | 303;
  readonly query?: readonly string[];
  /** The media type of its body. */
  readonly takes?: string;
}

/** A separate service inside the API, below its prefix. `Offer` is its result, `ModuleLease` the parts it needs besides the host. */
export interface HostedService<Offer, ModuleLease = object> {
  readonly addresses: readonly ExtraRoute[];
  /** Registers it on the host's server. Called once, before the server listens. */
  open(host: ServiceHost & ModuleLease): Promise<Offer>;
}
