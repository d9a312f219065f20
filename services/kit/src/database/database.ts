import type { Kysely, Transaction } from 'kysely';
import type { NotificationHandler } from './notifications.ts';
import type { PoolUsage } from './pool.ts';

/**
 * A service's database: `db` for single statements, `transaction` for several that belong together (inside it every query goes through
 * the executor it passes), and notifications across instances.
 */
export interface Database<Tables> {
  readonly db: Kysely<Tables>;
  readonly isEmbedded: boolean;
  transaction<T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T>;
  /** Subscribes to the notifications of all instances, including this one. Resolves to a disposer. */
  listen(channel: string, handler: NotificationHandler): Promise<() => void>;
  /** Inside a transaction it is sent at the commit. At most 8000 bytes: send a revision, not a state. */
  notify(channel: string, payload: string, executor?: Kysely<Tables>): Promise<void>;
  /** Rejects when the database does not respond, or is behind this program's migrations. */
  check(): Promise<void>;
  usage(): PoolUsage;
  /** Makes a consistent copy of an embedded database's files in a folder that does not exist yet; rejects for a server. */
  copyFiles(folder: string): Promise<void>;
  close(): Promise<void>;
}
