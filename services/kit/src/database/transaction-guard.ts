import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from './pool.ts';

/**
 * Inside a transaction every query must go through it. With the one embedded connection, an outside query would deadlock; on a server it
 * would read other data. Both reject it immediately.
 */
export interface TransactionGuard {
  readonly pool: Pool;
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function guardTransactions(pool: Pool): TransactionGuard {
  const inside = new AsyncLocalStorage<true>();
  return {
    pool: {
      connect() {
        if (inside.getStore()) {
          return Promise.reject(
            new Error('A query beside its transaction: pass the transaction on and query through it.'),
          );
        }
        return pool.connect();
      },
      usage: () => pool.usage(),
      end: () => pool.end(),
    },
    run: (work) => inside.run(true, work),
  };
}
