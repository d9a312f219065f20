import pg from 'pg';
import type { PostgresQueryResult } from 'kysely';
import { errorText } from '../errors/error-text.ts';
import { StartupError } from '../errors/startup-error.ts';
import { columnParsers } from './column-types.ts';
import { type HandlerRegistry, listenStatement } from './notifications.ts';
import type { Pool, PoolConnection } from './pool.ts';

const CONNECT_TIMEOUT_MS = 10_000;

export interface ServerOptions {
  databaseUrl: string;
  schema: string;
  maxConnections: number;
  statementLimitMs: number;
  onError: (error: Error) => void;
}

/** Connections to a PostgreSQL server, each with the schema first in its search path. */
export function clientConfig({ databaseUrl, schema }: Pick<ServerOptions, 'databaseUrl' | 'schema'>): pg.ClientConfig {
  return {
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `-c search_path=${schema},public`,
    types: { getTypeParser: columnParser },
  };
}

/** Object identifiers of types are plain numbers; pg's own list contains only the built-in ones. */
function columnParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  const fallback: (id: number, format?: 'text' | 'binary') => (text: string) => unknown = pg.types.getTypeParser;
  return columnParsers[oid] ?? fallback(oid, format);
}

/**
 * Opens a pool whose connections report their notifications to `own`: PostgreSQL delivers a connection's own notifications before the
 * statement's completion.
 */
export async function openServerPool(options: ServerOptions, own: HandlerRegistry): Promise<Pool> {
  const pool = createPgPool(options);
  const listenAsAsked = createListening(own);
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', options.onError);
  // A connection that breaks in use fails its query, but also emits an error, to which the pool does not listen in the meantime.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload }) => {
      own.dispatch(channel, payload ?? '');
    });
  });
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end().catch(() => undefined);
    throw unreachable(options.databaseUrl, error);
  }
  return {
    async connect(): Promise<PoolConnection> {
      const client = await pool.connect();
      await listenAsAsked(client);
      return {
        async query<R>(text: string, parameters?: readonly unknown[]) {
          const result =
            parameters === undefined ? await client.query(text) : await client.query(text, [...parameters]);
          // pg returns an array of results for several statements; use the last one, as the embedded database does.
          const last: unknown = Array.isArray(result) ? result.at(-1) : result;
          return last as PostgresQueryResult<R>;
        },
        release: (destroy) => {
          client.release(destroy);
        },
      };
    },
    usage: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: () => pool.end(),
  };
}

/** Makes a pool connection listen to every channel that has handlers, once per channel. */
function createListening(own: HandlerRegistry): (client: pg.PoolClient) => Promise<void> {
  const heardBy = new WeakMap<pg.PoolClient, number>();
  return async (client) => {
    const channels = own.channels();
    const missing = channels.slice(heardBy.get(client) ?? 0);
    if (missing.length === 0) return;
    try {
      await client.query(missing.map(listenStatement).join(';'));
      heardBy.set(client, channels.length);
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}

function createPgPool(options: ServerOptions): pg.Pool {
  try {
    return new pg.Pool({
      ...clientConfig(options),
      max: options.maxConnections,
      statement_timeout: options.statementLimitMs,
    });
  } catch (error) {
    throw unreachable(options.databaseUrl, error);
  }
}

/** The URL without its password, because it is printed or logged. */
export function unreachable(databaseUrl: string, cause: unknown): StartupError {
  return new StartupError(
    'database-unreachable',
    `Can't reach the database at ${withoutPassword(databaseUrl)} (${errorText(cause)}). ` +
      'Start it, correct DATABASE_URL (postgres://user:password@host:5432/name), or unset it to use the embedded database.',
    { cause },
  );
}

function withoutPassword(databaseUrl: string): string {
  try {
    const url = new URL(databaseUrl);
    url.password = '';
    url.search = '';
    return url.href;
  } catch {
    return 'DATABASE_URL';
  }
}
