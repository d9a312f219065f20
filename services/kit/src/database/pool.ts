import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** One connection of a pool. Without parameters the text may contain several statements. */
export interface PoolConnection {
  query<R>(text: string, parameters?: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  release(destroy?: boolean): void;
}

export interface PoolUsage {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

export interface Pool {
  connect(): Promise<PoolConnection>;
  usage(): PoolUsage;
  end(): Promise<void>;
}

/**
 * Kysely's view of a pool. Rejects cursors (streamed queries), which need their own driver. Kysely ends a pool only if it used it, so
 * the one that opened the pool ends it.
 */
export function toKyselyPool(pool: Pool): PostgresPool {
  return {
    options: {},
    end: () => Promise.resolve(),
    async connect(): Promise<PostgresPoolClient> {
      const connection = await pool.connect();
      const query = (text: unknown, parameters?: readonly unknown[]) => {
        if (typeof text !== 'string') throw new TypeError('Streaming queries are not supported.');
        return connection.query(text, parameters ?? []);
      };
      // The cast drops only the cursor overload, which is rejected above.
      return {
        query: query as PostgresPoolClient['query'],
        release: (destroy) => {
          connection.release(destroy);
        },
      };
    },
  };
}

export async function withConnection<T>(
  pool: Pick<Pool, 'connect'>,
  work: (connection: PoolConnection) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect();
  try {
    return await work(connection);
  } finally {
    connection.release();
  }
}
