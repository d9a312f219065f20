import type { Kysely } from 'kysely';
import type { RegistryTables, RevisionsTable } from '../db/tables.ts';

/** Told of every change of what is live. */
export interface ChangeListener {
  /** Within the transaction of the change: what it writes is there exactly when the change is. */
  note(transaction: Kysely<RegistryTables>, revision: RevisionsTable): Promise<void>;
  /** After the transaction. */
  wake(): void;
}
