import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '@afterglow/kit';
import type { OtherAddress } from '#openapi/other-addresses.ts';

/** No table at all: whoever has tables of its own names them by `$extendTables`. */
export type NoTables = object;

/** The database of the host, for a hosted service that has tables of its own in it. The host's migrations make them. */
export interface HostDatabase {
  readonly db: Kysely<NoTables>;
  /** Statements that belong together: all of them hold, or none. */
  transaction<T>(work: (transaction: Kysely<NoTables>) => Promise<T>): Promise<T>;
}

/** What a hosted service is lent. */
export interface ServiceHost {
  /** The server below the API's prefix. Routes belong into a scope of their own (`app.register`). */
  readonly app: FastifyInstance;
  readonly clock: Clock;
  readonly database: HostDatabase;
  /** The secret of that name, made when it is first asked for; all instances on one database have the same. */
  loadSecret(name: string, make?: () => Promise<string>): Promise<string>;
  /** The origin that listeners see, without a slash at the end. Known once the server listens. */
  readonly origin: () => string;
  /** The origin at which this process is reached from its own computer. */
  readonly localOrigin: () => string;
  /** Told about what went wrong where no request waits. */
  readonly onError: (error: unknown) => void;
}

/** A service of its own that runs inside the API, below its prefix, and offers it something. `Loan` is what it needs beside the host. */
export interface HostedService<Offer, Loan = object> {
  /** What it answers at, for the API's document. */
  readonly addresses: readonly OtherAddress[];
  /** Puts it on the host's server. Called once, before the server listens. */
  open(host: ServiceHost & Loan): Promise<Offer>;
}
